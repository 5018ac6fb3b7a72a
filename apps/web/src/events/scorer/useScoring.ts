import type { TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { RefusedCommand } from '../../client/ledgers/live.ts';
import { type ShownEvent, useEvent } from '../event/useEvent.ts';
import { useHands } from '../event/useHands.ts';
import { type Expected, withOutgoing } from './expected.ts';
import { keepRefused, keepView, keptRefused, keptView } from './kept.ts';

/** An event as its scorer sees it, also without a network. */
export interface Scoring {
  readonly event: ShownEvent;
  /** Undefined until something is known. */
  readonly expected: Expected | undefined;
  /** Whether the hands of the sheet of the address, whose session is over, have not come: yet, or `late` if a try failed. */
  readonly hands: 'here' | 'coming' | 'late';
  /** Entries that the server has refused and that the scorer has not put away. */
  readonly refused: readonly RefusedCommand[];
  /** Sends an entry, which is kept if it is refused. */
  send(command: TournamentCommand): void;
  putAway(refused: RefusedCommand): void;
}

/** Refusals of earlier pages that a scorer has been shown. */
const shown = new WeakSet<RefusedCommand>();

/** Entries that were refused: of this page, and of an earlier one whose answer came later. */
function useRefused(event: ShownEvent) {
  const { id, unheard } = event;
  const [refused, setRefused] = useState<readonly RefusedCommand[]>(() => keptRefused(id));
  const change = useCallback(
    (next: (now: readonly RefusedCommand[]) => readonly RefusedCommand[]) =>
      setRefused(now => {
        const changed = next(now);
        keepRefused(id, changed);
        return changed;
      }),
    [id],
  );
  useEffect(() => {
    const fresh = unheard.filter(one => !shown.has(one));
    for (const one of fresh) shown.add(one);
    if (fresh.length > 0) change(now => [...now, ...fresh]);
  }, [unheard, change]);
  return { refused, change };
}

/** Keeps the newest view on the device, and returns it, or the kept one while there is no network. */
function useKnownView({ id, view, refusal }: ShownEvent): TournamentView | undefined {
  useEffect(() => {
    if (view?.you.rights.includes('enter')) keepView(id, view);
  }, [id, view]);
  const isOffline = refusal?.code === 'offline';
  const kept = useMemo(() => (view || !isOffline ? undefined : keptView(id)), [id, view, isOffline]);
  return view ?? kept;
}

/** Follows the event of an address for its scorer. */
export function useScoring(path: string): Scoring {
  const event = useEvent(path);
  const known = useKnownView(event);
  const session = Number.parseInt(event.word ?? '', 10);
  const { view, isComing, isLate } = useHands(event.id, known, session);
  const { refused, change } = useRefused(event);
  const { outgoing, send: sendNow } = event;
  const expected = useMemo(() => view && withOutgoing(view, outgoing), [view, outgoing]);
  const send = useCallback(
    (command: TournamentCommand) =>
      void sendNow(command).then(answer => {
        if (!answer.ok) change(now => [...now, { command, refusal: answer }]);
      }),
    [sendNow, change],
  );
  const putAway = (gone: RefusedCommand) => change(now => now.filter(one => one !== gone));
  const hands = isLate ? 'late' : isComing ? 'coming' : 'here';
  return { event, expected, hands, refused, send, putAway };
}
