import type { TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import { type Ledger, useLedger } from '../../client/ledgers/useLedger.ts';
import { type EventPart, eventRouteOf } from '../../shell/links/eventPaths.ts';

/** An event that a page shows, with what its address asks for. */
export interface ShownEvent extends Ledger<TournamentView, TournamentCommand> {
  readonly id: string;
  readonly part: EventPart | undefined;
  readonly word: string | undefined;
}

/** Follows the event of an address. */
export function useEvent(path: string): ShownEvent {
  const route = eventRouteOf(path);
  const { id, part, word } = route.page === 'event' ? { part: undefined, word: undefined, ...route } : NOWHERE;
  return { ...useLedger<TournamentView, TournamentCommand>('tournament', id), id, part, word };
}

const NOWHERE = { id: '-', part: undefined, word: undefined } as const;
