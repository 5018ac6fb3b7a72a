import { compare, type DuplicateView, IMP_SCALE } from '@gorrion/events/duplicate';
import { PLAYERS, type Player, tilesASide } from '@gorrion/rules';
import { useMemo, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { dealOf, useChecked, useGames } from './games.ts';
import { SameTiles } from './SameTiles.tsx';
import { chairName, letterOf, longHand, playersOf, seatIn } from './text.ts';
import { Verified } from './Verified.tsx';

interface HandPageProps {
  readonly id: string;
  readonly view: DuplicateView;
  /** From 1. */
  readonly hand: number;
}

/** One hand at all tables: who did what with the same tiles. */
export function HandPage({ id, view, hand }: HandPageProps) {
  const t = useT();
  const { plan } = view;
  const open = view.open!;
  const [player, setPlayer] = useState<Player>(() => ownPlayer(view) ?? 0);
  const comparison = useMemo(() => compare(open.results, plan.hands, plan.scale ?? IMP_SCALE), [open, plan]);
  const loaded = useGames(open);
  const checked = useChecked(view, open, loaded);
  return (
    <PlacePage
      title={longHand(t, hand)}
      note={t('duplicate.handNote')}
      above={[{ href: eventPaths.duplicate(id), label: plan.name }]}
      className="dup"
      acts={<Neighbours id={id} hand={hand} hands={plan.hands} />}
    >
      <div className="row ends dup-tools">
        <Choice
          label={t('duplicate.seat')}
          value={player}
          options={playersOf(hand).map(one => ({
            value: one,
            label: t('duplicate.seatIn', { letter: letterOf(one), wind: t(`wind.${seatIn(hand, one)}`) }),
          }))}
          onChoose={setPlayer}
          isSlim
        />
      </div>
      <div className="sides">
        <div>
          <section className="card pad large">
            <h2>{t('duplicate.sameSeatTiles')}</h2>
            <SameTiles view={view} open={open} comparison={comparison} loaded={loaded} hand={hand} player={player} />
          </section>
          <Wall view={view} hand={hand} player={player} />
        </div>
        <aside>
          <AllSeats view={view} comparison={comparison} hand={hand} />
          <Verified view={view} open={open} checked={checked} />
        </aside>
      </div>
    </PlacePage>
  );
}

/** Returns which player the reader was. */
const ownPlayer = ({ tables }: DuplicateView): Player | undefined =>
  PLAYERS.find(player =>
    tables.some(({ chairs }) => {
      const chair = chairs[player];
      return chair.kind === 'person' && chair.you;
    }),
  );

function Neighbours({ id, hand, hands }: { readonly id: string; readonly hand: number; readonly hands: number }) {
  const t = useT();
  return (
    <>
      {hand > 1 && (
        <Go className="btn sm" href={eventPaths.duplicateHand(id, hand - 1)}>
          {t('duplicate.before')}
        </Go>
      )}
      {hand < hands && (
        <Go className="btn sm" href={eventPaths.duplicateHand(id, hand + 1)}>
          {t('duplicate.next')}
        </Go>
      )}
    </>
  );
}

/** The player's own wall in drawing order; a shared wall from its break. */
function Wall({
  view,
  hand,
  player,
}: {
  readonly view: DuplicateView;
  readonly hand: number;
  readonly player: Player;
}) {
  const t = useT();
  const deal = dealOf(view, view.open!, hand);
  if (!deal) return null;
  const { wall, layout } = deal;
  const side = tilesASide(layout);
  const start = side * seatIn(hand, player);
  const isOwn = layout.walls === 'own';
  const tiles = isOwn ? wall.slice(start, start + side) : wall;
  const dealt = isOwn ? 13 : 53;
  return (
    <section className="card pad dup-wall">
      <h2>{t(isOwn ? 'duplicate.ownWall' : 'duplicate.sharedWall')}</h2>
      <p className="fine">{t(isOwn ? 'duplicate.ownWallNote' : 'duplicate.sharedWallNote')}</p>
      <MiniTiles tiles={tiles.slice(0, dealt)} />
      <MiniTiles tiles={tiles.slice(dealt)} />
    </section>
  );
}

interface AllSeatsProps {
  readonly view: DuplicateView;
  readonly comparison: ReturnType<typeof compare>;
  readonly hand: number;
}

/** The points and IMPs of all seats at all tables. */
function AllSeats({ view, comparison, hand }: AllSeatsProps) {
  const t = useT();
  const cells = comparison.hands[hand - 1]?.cells ?? [];
  const played = view.tables.filter((_, table) => cells[table]);
  return (
    <section className="card pad dup-standings">
      <h2>{t('duplicate.allSeats')}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('duplicate.seat')}</th>
            <th scope="col">{t('duplicate.col.player')}</th>
            <th scope="col">{t('duplicate.col.points')}</th>
            <th scope="col">{t('duplicate.imps')}</th>
          </tr>
        </thead>
        <tbody>
          {playersOf(hand).flatMap(player =>
            played.map(({ number, chairs }) => {
              const cell = cells[number - 1]![player];
              return (
                <tr key={`${player}-${number}`}>
                  <td>{t(`wind.${seatIn(hand, player)}`)}</td>
                  <th scope="row">
                    {t('duplicate.nameAtTable', { name: chairName(t, chairs[player], player), table: number })}
                  </th>
                  <td>{t.signed(cell.points)}</td>
                  <td>
                    <b>{t.signed(cell.imps)}</b>
                  </td>
                </tr>
              );
            }),
          )}
        </tbody>
      </table>
    </section>
  );
}
