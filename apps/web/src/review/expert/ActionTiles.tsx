import type { SeatCommand, Tile } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTiles } from '../../kit/tiles/index.ts';
import { actionName, callWord, tilesOf } from './actions.ts';

interface ActionTilesProps {
  readonly action: SeatCommand;
  /** The tile on which a claim is decided. */
  readonly offered: Tile | undefined;
}

/** An action as tiles, with its word if it is a call. */
export function ActionTiles({ action, offered }: ActionTilesProps) {
  const t = useT();
  const tiles = tilesOf(action, offered);
  const word = callWord(t, action);
  return (
    <span className={tiles.length > 1 ? 'action-tiles many' : 'action-tiles'}>
      <span className="sr">{actionName(t, action, offered)}</span>
      {tiles.length > 0 && (
        <span aria-hidden="true">
          <MiniTiles tiles={tiles} decorative />
        </span>
      )}
      {word !== undefined && <b aria-hidden="true">{word}</b>}
    </span>
  );
}
