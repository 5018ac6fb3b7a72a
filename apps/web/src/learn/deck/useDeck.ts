import { cardOf, type DayPlan, type Deck, dayOf, freshCards, planDay } from '@gorrion/learn/deck';
import type { DrillKind } from '@gorrion/learn/drills';
import { useEffect, useMemo, useState } from 'react';
import { deckProgress } from '../../client/progress/deck.ts';
import { type DrillProgress, drillProgress } from '../../client/progress/drills.ts';
import { ownMistakeKinds } from '../drills/own.ts';

/** Seconds that a card is thought to take before the learner's own pace is known. */
const USUAL: Readonly<Record<DrillKind, number>> = {
  worth: 50,
  'which-fans': 50,
  waits: 35,
  discard: 45,
  claim: 40,
  route: 45,
  safe: 45,
};
/** Answers from which on the learner's own pace counts. */
const ENOUGH = 5;
/** Seconds to read why, and to say how it was. */
const READING = 12;

/** Returns how long a card takes (s). */
export function secondsOf(id: string, { kinds }: Pick<DrillProgress, 'kinds'>): number {
  const kind = cardOf(id)?.drill ?? 'worth';
  const tally = kinds[kind];
  const own = tally && tally.asked >= ENOUGH ? tally.seconds / tally.asked : USUAL[kind];
  return Math.round(own) + READING;
}

/** Returns the number of today. */
export const thisDay = (): number => dayOf(Date.now(), new Date().getTimezoneOffset());

/** Returns the day, and another one when the page is looked at again after midnight. */
function useToday(): number {
  const [today, setToday] = useState(thisDay);
  useEffect(() => {
    const look = () => setToday(thisDay());
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  return today;
}

/** Returns the learner's kinds of mistakes, the dearest first; none until the reviewed games are read. */
function useOwnKinds(isOn: boolean): readonly string[] {
  const [kinds, setKinds] = useState<readonly string[]>([]);
  useEffect(() => {
    let isCurrent = true;
    const take = (found: readonly string[]) => isCurrent && setKinds(found);
    // Without the server, or with reviews that cannot be read, the deck goes on without own mistakes.
    if (isOn) ownMistakeKinds().then(take, () => {});
    return () => {
      isCurrent = false;
    };
  }, [isOn]);
  return kinds;
}

export interface DeckToday {
  readonly deck: Deck;
  readonly today: number;
  readonly plan: DayPlan;
}

/** The deck, and what of it is to be done today. */
export function useDeck(): DeckToday {
  const deck = deckProgress.use();
  const drills = drillProgress.use();
  const today = useToday();
  const own = useOwnKinds(deck.isOn);
  const plan = useMemo(
    () => planDay(deck, today, freshCards(own), id => secondsOf(id, drills)),
    [deck, drills, today, own],
  );
  return { deck, today, plan };
}

export const turnDeck = (isOn: boolean): void => deckProgress.use.setState({ isOn });
