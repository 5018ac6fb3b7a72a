import type { ShownHand } from '@gorrion/learn/placement';
import { parseHand, parseTiles } from '@gorrion/rules';
import { useT } from '../i18n/index.ts';
import { MiniTile, MiniTiles } from '../tiles/index.ts';
import '../ui/felt.css';

/** Returns the tiles of a group in the notation of the rulebook, claimed or not. */
export function tilesOfGroup(group: string) {
  const tiles = parseTiles(group.replace(/[()[\]]/g, ''));
  if (!tiles.ok || !parseHand(group).ok) throw new RangeError(`no tiles: ${group}`);
  return tiles.value;
}

/** The tiles that a question shows: a hand in its groups, and beside it the tile that completes it. */
export function PlacementHand({ hand }: { readonly hand: ShownHand }) {
  const t = useT();
  return (
    <div className="placement-hand felt-floor">
      {hand.groups.map(group => (
        <MiniTiles key={group} tiles={tilesOfGroup(group)} />
      ))}
      {hand.winning && (
        <span className="placement-last">
          <MiniTile tile={tilesOfGroup(hand.winning)[0]!} marked />
          <small>{t('placement.last')}</small>
        </span>
      )}
    </div>
  );
}
