import { shownRow } from '@gorrion/learn/lessons';
import type { ShownHand } from '@gorrion/learn/placement';
import { tileOf } from '@gorrion/rules';
import { useT } from '../kit/i18n/index.ts';
import { MiniTile, MiniTiles } from '../kit/tiles/index.ts';

const FIRST_FLOWER = 34;

/** The tiles that a question shows: a hand in its groups, claimed ones laid open, its flowers, and the last tile. */
export function PlacementHand({ hand }: { readonly hand: ShownHand }) {
  const t = useT();
  const { groups, win } = shownRow(hand);
  return (
    <div className="felt-floor learn-felt">
      {groups.map(({ tiles, isMeld }, n) =>
        isMeld ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed hand
          <span key={n} className="learn-block">
            <MiniTiles tiles={tiles} turned={0} />
            <small>{t('placement.claimed')}</small>
          </span>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed hand
          <MiniTiles key={n} tiles={tiles} />
        ),
      )}
      {hand.flowers !== undefined && (
        <span className="learn-block">
          <MiniTiles tiles={Array.from({ length: hand.flowers }, (_, at) => tileOf(FIRST_FLOWER + at))} />
          <small>{t('placement.flowers', { count: hand.flowers })}</small>
        </span>
      )}
      {win !== undefined && (
        <span className="learn-block">
          <MiniTile tile={win} marked />
          <small>{t(hand.isDiscard ? 'placement.discard' : 'placement.last')}</small>
        </span>
      )}
    </div>
  );
}
