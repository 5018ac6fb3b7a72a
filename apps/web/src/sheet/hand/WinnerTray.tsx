import { type ExplainedPart, type HandState, HIDDEN, type Seat, type Tile } from '@gorrion/rules';
import { laidMeld } from '../../board/scene.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, MiniTiles } from '../../kit/tiles/index.ts';
import { type LitTiles, marker } from './litTiles.ts';
import { shownHand } from './shownHand.ts';
import './tray.css';

interface TrayProps {
  readonly hand: HandState;
  readonly seat: Seat;
  readonly corner: boolean;
  /** The tiles that earn the fan under the pointer. The others are dimmed. */
  readonly lit?: LitTiles;
  /** The parts by which the hand is scored. Each is drawn as a group of its own. */
  readonly parts?: readonly ExplainedPart[];
}

/** The winning hand on felt: concealed tiles, the winning tile apart from them, melds and flowers. */
export function WinnerTray({ hand, seat, corner, lit, parts }: TrayProps) {
  const t = useT();
  const { groups, winning } = shownHand(hand, seat, parts);
  const { flowers } = hand.seats[seat];
  const isLit = marker(lit?.concealed);
  return (
    <div className={lit ? 'tray is-pointed' : 'tray'}>
      {groups.map((group, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two sets may be alike, and none of them moves
        <span className="grp" key={place}>
          {group.map((tile, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
            <MiniTile key={n} tile={tile} corner={corner} marked={isLit(tile)} />
          ))}
        </span>
      ))}
      {winning !== undefined && (
        <span className="grp tray-win">
          <MiniTile tile={winning} corner={corner} marked={lit?.winning} />
          <span className="tray-cap">{t('result.winningTile')}</span>
        </span>
      )}
      <TrayMelds hand={hand} seat={seat} corner={corner} lit={lit} />
      {flowers.length > 0 && (
        <span className="tray-flowers">
          <MiniTiles tiles={flowers} />
        </span>
      )}
    </div>
  );
}

/** The melds as they lay on the table. A concealed kong shows its two middle tiles. */
export function TrayMelds({ hand, seat, corner, lit }: TrayProps) {
  const t = useT();
  return hand.seats[seat].melds.map((meld, place) => {
    const { tiles, added } = laidMeld(meld, seat, true, false, hand.wall.layout);
    const isConcealed = tiles[0]?.tile === HIDDEN;
    const isOf = marker(lit?.melds[place]);
    // The backs of a concealed kong are lit with its faces.
    const isLit = (tile: Tile) => (tile === HIDDEN ? Boolean(lit?.melds[place]?.length) : isOf(tile));
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: melds stay in the order in which they were laid
      <span className="grp" key={place}>
        {tiles.map(({ tile, turned }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
          <MiniTile key={n} tile={tile} turned={turned} corner={corner} marked={isLit(tile)} />
        ))}
        {added !== undefined && <MiniTile tile={added} turned corner={corner} marked={isLit(added)} />}
        {isConcealed && <span className="tray-cap">{t('result.concealedKong')}</span>}
      </span>
    );
  });
}
