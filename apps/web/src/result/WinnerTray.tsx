import { type HandState, HIDDEN, type Seat } from '@gorrion/rules';
import { useT } from '../i18n/index.ts';
import { laidMeld } from '../table/scene.ts';
import { MiniTile, MiniTiles } from '../tiles/index.ts';
import { shownHand } from './shownHand.ts';

interface WinnerTrayProps {
  readonly hand: HandState;
  readonly seat: Seat;
  readonly corner: boolean;
}

/** The winning hand on felt: concealed tiles, the winning tile apart, melds, flowers. */
export function WinnerTray({ hand, seat, corner }: WinnerTrayProps) {
  const t = useT();
  const { groups, winning } = shownHand(hand, seat);
  const { flowers } = hand.seats[seat];
  return (
    <div className="tray">
      {groups.map(group => (
        <MiniTiles key={group[0]} tiles={group} corner={corner} />
      ))}
      {winning !== undefined && (
        <span className="grp tray-win">
          <MiniTile tile={winning} corner={corner} />
          <span className="tray-cap">{t('result.winningTile')}</span>
        </span>
      )}
      <TrayMelds hand={hand} seat={seat} corner={corner} />
      {flowers.length > 0 && (
        <span className="tray-flowers">
          <MiniTiles tiles={flowers} />
        </span>
      )}
    </div>
  );
}

/** Melds as they lay; a concealed kong shows its two middle tiles, as on the table. */
export function TrayMelds({ hand, seat, corner }: WinnerTrayProps) {
  const t = useT();
  return hand.seats[seat].melds.map((meld, place) => {
    const { tiles, added } = laidMeld(meld, seat, true, false);
    const isConcealed = tiles[0]?.tile === HIDDEN;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: melds stay in the order in which they were laid
      <span className="grp" key={place}>
        {tiles.map(({ tile, turned }, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed row
          <MiniTile key={n} tile={tile} turned={turned} corner={corner} />
        ))}
        {added !== undefined && <MiniTile tile={added} turned corner={corner} />}
        {isConcealed && <span className="tray-cap">{t('result.concealedKong')}</span>}
      </span>
    );
  });
}
