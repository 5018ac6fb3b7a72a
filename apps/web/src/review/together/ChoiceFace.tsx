import type { SeatCommand } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';
import { moveMark } from '../frame/words.ts';

/** A choice as its tiles, with the word of a call. What stands around it names it for screen readers. */
export function ChoiceFace({ action }: { readonly action: SeatCommand }) {
  const t = useT();
  const { tiles, word } = moveMark(t, action);
  return (
    <span className="rv-move" aria-hidden="true">
      {word && <b>{word}</b>}
      {tiles.length > 0 && <MiniTiles tiles={tiles} decorative />}
    </span>
  );
}
