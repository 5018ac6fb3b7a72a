import type { PlayerView, TournamentView } from '@gorrion/events/tournament';
import { startingSeat } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { QrCode } from '../../kit/ui/QrCode.tsx';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { seatsOf } from '../event/event.ts';
import { eventName, placeText } from '../event/words.ts';
import { pagesOf } from './pages.ts';
import { handedOut, ownPath, SLIPS } from './people.ts';
import './paper.css';
import './people.css';

interface SlipsProps {
  readonly id: string;
  readonly view: TournamentView;
}

/** Slips to be cut and handed out: the way to each player's own page. Only organisers have the links. */
export function Slips({ id, view }: SlipsProps) {
  const t = useT();
  useRootMark('paper');
  if (!view.you.rights.includes('organise')) return <p className="pr-none">{t('prints.organisersOnly')}</p>;
  const players = handedOut(view, t.locale);
  if (players.length === 0) return <p className="pr-none">{t('prints.noPlayers')}</p>;
  const pages = pagesOf(players, SLIPS);
  return pages.map((page, n) => (
    <article
      key={page[0]!.player}
      className="a4 pr-paper pr-slips"
      aria-label={t('prints.page', { page: n + 1, pages: pages.length })}
    >
      {page.map(player => (
        <Slip key={player.player} id={id} view={view} player={player} />
      ))}
    </article>
  ));
}

function Slip({ id, view, player }: SlipsProps & { readonly player: PlayerView }) {
  const t = useT();
  const { name, drawn, team, key } = player;
  const [seat] = seatsOf(view, player.player).filter(({ session }) => session.stage !== 'over');
  const about = [drawn === null ? '' : t('prints.numberOf', { number: drawn }), team ?? ''].filter(Boolean);
  return (
    <section className="pr-slip">
      <div>
        <p>
          <bdi>{eventName(t, view.plan)}</bdi>
        </p>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {about.length > 0 && <p>{about.map(t.nameOf).join(' · ')}</p>}
        {player.isSubstitute && <p>{t('prints.substitute')}</p>}
        {seat && (
          <p>
            {t('prints.firstSeat', {
              place: placeText(t, view, { session: seat.session.session, table: seat.table.table }),
              wind: windName(t, startingSeat(seat.letter)),
            })}
          </p>
        )}
        <p className="pr-small">{t(key === undefined ? 'prints.slipKnown' : 'prints.slipNote')}</p>
      </div>
      <QrCode text={location.origin + ownPath(id, player)} label={t('prints.slipQr', { name })} />
    </section>
  );
}
