import type { TournamentView } from '@gorrion/events/tournament';
import { useT } from '../../kit/i18n/index.ts';
import { playerIn } from '../event/event.ts';
import { type EventFoul, eventFouls } from '../event/fouls.ts';
import { handText, placeText } from '../event/words.ts';
import './sheet.css';

interface FoulListProps {
  readonly view: TournamentView;
  readonly fouls: readonly EventFoul[];
  /** Whether all are of one player, whose name stands above. */
  readonly isOfOne?: boolean;
}

/** Entries of the record of fouls: where, who and what. */
export const FoulList = ({ view, fouls, isOfOne = false }: FoulListProps) => (
  <ol className="ev-fouls">
    {fouls.map((foul, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a record keeps its order
      <FoulRow key={n} view={view} foul={foul} isNamed={!isOfOne} />
    ))}
  </ol>
);

/** What was ruled on a player and punished at their tables, the newest first; nothing if it is nothing. */
export function MyRulings({ view, player }: { readonly view: TournamentView; readonly player: number }) {
  const t = useT();
  const fouls = eventFouls(t, view).filter(foul => foul.player === player);
  if (fouls.length === 0) return null;
  return (
    <section className="card pad" aria-labelledby="ev-rulings">
      <h2 id="ev-rulings">{t('tournament.myRulings')}</h2>
      <FoulList view={view} fouls={fouls.toReversed()} isOfOne />
    </section>
  );
}

interface FoulRowProps {
  readonly view: TournamentView;
  readonly foul: EventFoul;
  readonly isNamed: boolean;
}

function FoulRow({ view, foul, isNamed }: FoulRowProps) {
  const t = useT();
  const player = playerIn(view, foul.player);
  const { session, table, hand, text, revoked, appeal, followed } = foul;
  return (
    <li className={revoked === undefined ? undefined : 'gone'}>
      <span>
        <b>{placeText(t, view, { session, table })}</b>
        <small>{handText(t, hand)}</small>
      </span>
      <span>
        {isNamed && player && (
          <b>
            <bdi>{player.name}</bdi>
            {player.team && (
              <small>
                {' '}
                <bdi>{player.team}</bdi>
              </small>
            )}
          </b>
        )}
        <span>{text}</span>
        {appeal && <em>{appeal}</em>}
        {followed && <em>{followed}</em>}
        {revoked !== undefined && <em>{t('umpire.revoked', { reason: revoked })}</em>}
      </span>
    </li>
  );
}
