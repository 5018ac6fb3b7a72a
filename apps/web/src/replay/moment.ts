import type { LoadedGame } from '../archive/load.ts';
import type { Replay, ReplayHand, ReplayMove } from './replay.ts';
import type { Playing } from './usePlaying.ts';
import type { Steps, usePosition } from './usePosition.ts';
import type { Viewpoint } from './view.ts';

/** What a replay shows now. */
export interface Moment {
  /** Id of the game in addresses. */
  readonly id: string;
  readonly game: LoadedGame;
  readonly replay: Replay;
  readonly hand: ReplayHand;
  readonly move: ReplayMove;
  readonly at: ReturnType<typeof usePosition>;
  readonly steps: Steps;
  readonly view: Viewpoint;
  readonly playing: Playing;
}

/** What each tab beside the table gets. */
export interface PanelProps extends Moment {
  /** Whether the side is in sight; on phones it lies over the page. */
  readonly isShown: boolean;
  readonly isWallShown: boolean;
  readonly onWall: () => void;
  readonly onView: (view: Viewpoint) => void;
}
