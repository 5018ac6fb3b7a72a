import type { EventPlan, TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import { useCallback, useMemo, useState } from 'react';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import type { Refusal } from '../../client/ledgers/server.ts';
import { useLedger } from '../../client/ledgers/useLedger.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { REFUSED } from './refused.ts';

/** An event as its organisers' pages use it. */
export interface EventDesk {
  readonly id: string;
  readonly view: TournamentView;
  /** Sends a command. Resolves with whether the server has taken it; the page says why not. */
  readonly send: (command: TournamentCommand) => Promise<boolean>;
  /** Changes only the named fields of the plan, so that what another organiser changes at the same time stays. */
  readonly plan: (changes: Partial<EventPlan>) => Promise<boolean>;
}

/** What became of the last commands of this page. */
export interface SendState {
  /** Time (ms) at which the server took the last one. */
  readonly savedAt: number | undefined;
  /** Why the server has refused the last one. */
  readonly refused: string | undefined;
  /** Commands that wait for the network. */
  readonly waiting: number;
  readonly dismiss: () => void;
}

interface EventSight {
  /** Undefined until the first answer. */
  readonly desk: EventDesk | undefined;
  /** Why there is no view. */
  readonly refusal: Refusal | undefined;
  readonly sent: SendState;
}

export const refusedText = (t: Translate, refusal: Refusal): string => refusalText(t, refusal, REFUSED);

/** Follows an event, and says what became of what was done to it. */
export function useEvent(id: string): EventSight {
  const t = useT();
  const { view, refusal, waiting, send: sendOne } = useLedger<TournamentView, TournamentCommand>('tournament', id);
  const [savedAt, setSavedAt] = useState<number>();
  const [lastRefusal, setRefusal] = useState<Refusal>();
  const send = useCallback(
    async (command: TournamentCommand) => {
      const answer = await sendOne(command);
      setRefusal(answer.ok ? undefined : answer);
      if (answer.ok) setSavedAt(Date.now());
      return answer.ok;
    },
    [sendOne],
  );
  const [wishes, setWishes] = useState<readonly Partial<EventPlan>[]>([]);
  // The page shows a change before the server has answered, so that presses in quick succession add up.
  const plan = useCallback(
    async (changes: Partial<EventPlan>) => {
      setWishes(all => [...all, changes]);
      const isTaken = await send({ type: 'plan', changes });
      setWishes(all => all.filter(one => one !== changes));
      return isTaken;
    },
    [send],
  );
  const shown = useMemo(
    () =>
      view && (wishes.length === 0 ? view : { ...view, plan: Object.assign({}, view.plan, ...wishes) as EventPlan }),
    [view, wishes],
  );
  const sent = {
    savedAt,
    refused: lastRefusal && refusedText(t, lastRefusal),
    waiting,
    dismiss: () => setRefusal(undefined),
  };
  return { desk: shown && { id, view: shown, send, plan }, refusal, sent };
}
