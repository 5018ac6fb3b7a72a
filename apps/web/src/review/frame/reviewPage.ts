import type { LoadedGame } from '../../client/archive/load.ts';
import type { GameHands, HandOfGame } from './gameHands.ts';

/** What every page of a game's review gets. */
export interface ReviewPageProps {
  /** The id of the address; that of the record may be another if the link hides the names. */
  readonly id: string;
  readonly game: LoadedGame;
  /** The title of the game, or its rules. */
  readonly name: string;
  readonly hands: readonly HandOfGame[];
  /** By player, as the reader sees them. */
  readonly names: readonly string[];
  readonly replay: GameHands;
}
