import type { TournamentView } from '@gorrion/events/tournament';
import type { ShownEvent } from '../event/useEvent.ts';

/** What each part of a player's page shows. */
export interface MineProps {
  readonly event: ShownEvent;
  readonly view: TournamentView;
  /** The reader's number in the roster. */
  readonly player: number;
}
