import { type CardInput, createEmptyCard, fsrs, type Grade, Rating, State } from 'ts-fsrs';

/* When a card comes back: FSRS-6 in whole days, so that what is due does not depend on the hour of the answer. */

/** How well the learner knew the answer: their own word, not a measurement. */
export const RECALLS = ['again', 'hard', 'good', 'easy'] as const;
export type Recall = (typeof RECALLS)[number];

/** What is kept of a card that was answered at least once. Days are counted in the learner's own time. */
export interface CardMemory {
  /** The day on which it comes back. */
  readonly due: number;
  /** The day of the last answer that counted. */
  readonly last: number;
  /** Days after which nine of ten such cards are still known. */
  readonly stability: number;
  /** 1 to 10. */
  readonly difficulty: number;
  readonly reps: number;
  readonly lapses: number;
}

const DAY_MS = 86_400_000;

/** The longest wait (days): what was not seen for a year is worth a look. */
const LONGEST = 365;

const GRADES: Readonly<Record<Recall, Grade>> = {
  again: Rating.Again,
  hard: Rating.Hard,
  good: Rating.Good,
  easy: Rating.Easy,
};

/** No steps of minutes: a deck is done once a day. No fuzz: the page says the day before the learner chooses it. */
const scheduler = fsrs({ enable_fuzz: false, enable_short_term: false, maximum_interval: LONGEST });

/** Returns the number of the day of a moment (ms since 1970), `offset` minutes behind UTC as `getTimezoneOffset` says. */
export const dayOf = (ms: number, offset: number): number => Math.floor((ms - offset * 60_000) / DAY_MS);

const cardOf = (memory: CardMemory | undefined, today: number): CardInput =>
  memory
    ? {
        due: memory.due * DAY_MS,
        stability: memory.stability,
        difficulty: memory.difficulty,
        elapsed_days: 0,
        scheduled_days: memory.due - memory.last,
        learning_steps: 0,
        reps: memory.reps,
        lapses: memory.lapses,
        state: State.Review,
        last_review: memory.last * DAY_MS,
      }
    : createEmptyCard(today * DAY_MS);

/** Returns what is kept of a card after an answer on a day; undefined stands for a card that is new. */
export function answerCard(memory: CardMemory | undefined, today: number, recall: Recall): CardMemory {
  const { card } = scheduler.next(cardOf(memory, today), today * DAY_MS, GRADES[recall]);
  return {
    // FSRS keeps the four answers apart by a day each, also past its own limit.
    due: today + Math.min(LONGEST, Math.max(1, Math.round(card.due.getTime() / DAY_MS) - today)),
    last: today,
    stability: card.stability,
    difficulty: card.difficulty,
    reps: card.reps,
    lapses: card.lapses,
  };
}

/** Returns in how many days a card would come back, for each answer. */
export function waitsFor(memory: CardMemory | undefined, today: number): Readonly<Record<Recall, number>> {
  const days = (recall: Recall) => answerCard(memory, today, recall).due - today;
  return { again: days('again'), hard: days('hard'), good: days('good'), easy: days('easy') };
}

/** Returns the chance, 0 to 1, that a card is still known on a day. */
export const recallChance = (memory: CardMemory, today: number): number =>
  scheduler.get_retrievability(cardOf(memory, today), Math.max(today, memory.last) * DAY_MS, false);
