import { type Deck, dayIn, dueCards } from './deck.ts';

/** The longest that a deck takes on a day (s). */
export const LONGEST_DECK = 600;

/** Cards that a day has at least, if there are new ones: few enough to begin with, enough to be worth opening. */
const FEWEST = 6;
/** New cards that a day has even if many come back, so that the deck grows. */
const ALWAYS_NEW = 2;

/** The cards of a day that are not answered yet, in their order. */
export interface DayPlan {
  readonly cards: readonly string[];
  /** How many of them are new. */
  readonly fresh: number;
  /** How long they take by the learner's own pace (s). */
  readonly seconds: number;
  /** Cards that are due, but do not fit into the ten minutes. They wait. */
  readonly waiting: number;
}

/** Returns as many cards as fit into the seconds that are left, and what they take. */
function fitting(ids: readonly string[], left: number, secondsOf: (id: string) => number) {
  const cards: string[] = [];
  let seconds = 0;
  for (const id of ids) {
    const own = secondsOf(id);
    if (seconds + own > left) break;
    cards.push(id);
    seconds += own;
  }
  return { cards, seconds };
}

/**
 * Chooses the cards of a day. What is due comes first, but leaves room for two new cards; on a day with little to
 * repeat new ones fill up to six. `fresh` lists cards that the learner has not had, in the order to learn them;
 * `secondsOf` is how long a card takes.
 */
export function planDay(
  deck: Deck,
  today: number,
  fresh: readonly string[],
  secondsOf: (id: string) => number,
): DayPlan {
  const done = dayIn(deck, today);
  const answered = new Set(done.answers.map(({ id }) => id));
  const newToday = done.answers.filter(({ id }) => deck.cards[id]?.reps === 1).length;
  const due = dueCards(deck, today).filter(id => !answered.has(id));
  const unseen = fresh.filter(id => deck.cards[id] === undefined);
  const wanted = Math.max(ALWAYS_NEW, FEWEST - due.length - (done.answers.length - newToday)) - newToday;
  const news = unseen.slice(0, Math.max(0, wanted));
  const left = Math.max(0, LONGEST_DECK - done.seconds);
  const kept = fitting(news.slice(0, ALWAYS_NEW), left, secondsOf);
  const repeated = fitting(due, left - kept.seconds, secondsOf);
  const more = fitting(news.slice(kept.cards.length), left - kept.seconds - repeated.seconds, secondsOf);
  const added = repeated.cards.length < due.length ? kept : join(kept, more);
  return {
    cards: spread(repeated.cards, added.cards),
    fresh: added.cards.length,
    seconds: repeated.seconds + added.seconds,
    waiting: due.length - repeated.cards.length,
  };
}

const join = (a: ReturnType<typeof fitting>, b: ReturnType<typeof fitting>) => ({
  cards: [...a.cards, ...b.cards],
  seconds: a.seconds + b.seconds,
});

/** Puts new cards between those to repeat, at even distances, a new one first. */
function spread(repeated: readonly string[], fresh: readonly string[]): readonly string[] {
  const all = [...repeated];
  const step = (repeated.length + fresh.length) / Math.max(1, fresh.length);
  fresh.forEach((id, n) => {
    all.splice(Math.round(n * step), 0, id);
  });
  return all;
}
