import type { SeatCommand } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';
import { moveMark, moveText } from './words.ts';

/** A move as its tile, or as the word of its call. */
export function MoveMark({ move }: { readonly move: SeatCommand }) {
  const t = useT();
  const { tiles, word } = moveMark(t, move);
  return (
    <span className="rv-move">
      <span className="sr">{moveText(t, move)}</span>
      {tiles.length > 0 && <MiniTiles tiles={tiles} decorative />}
      {word && <b aria-hidden="true">{word}</b>}
    </span>
  );
}
