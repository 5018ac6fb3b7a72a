import { answerCard, type CardMemory, type Recall, recallChance } from './schedule.ts';

/* What a learner's deck knows, and what an answer changes in it. */

/** The newest day on which cards were answered. */
export interface DeckDay {
  readonly day: number;
  /** Seconds spent on it. */
  readonly seconds: number;
  /** The cards answered on it, in their order, and whether the answer was right. */
  readonly answers: readonly { readonly id: string; readonly isRight: boolean }[];
}

export interface Deck {
  /** Off until the learner turns it on. */
  readonly isOn: boolean;
  readonly cards: Readonly<Record<string, CardMemory>>;
  /** The day of the first answer; null before it. */
  readonly since: number | null;
  /** Days with at least one answer. */
  readonly days: number;
  readonly newest: DeckDay | null;
  /** Answers a week or more after the one before, and how many of them were known. */
  readonly week: { readonly asked: number; readonly known: number };
}

export const NEW_DECK: Deck = {
  isOn: false,
  cards: {},
  since: null,
  days: 0,
  newest: null,
  week: { asked: 0, known: 0 },
};

/** Seconds that one card may take of the ten minutes, so that a break does not use them up. */
const MOST_FOR_CARD = 120;
const WEEK = 7;

export interface CardAnswer {
  readonly id: string;
  readonly today: number;
  readonly recall: Recall;
  readonly isRight: boolean;
  /** Seconds from the question to the answer. */
  readonly seconds: number;
}

/** Returns what was done on a day; nothing if the deck was not opened on it. */
export const dayIn = ({ newest }: Deck, today: number): DeckDay =>
  newest?.day === today ? newest : { day: today, seconds: 0, answers: [] };

/** Returns the deck after an answer. Only the first answer to a card on a day moves the card. */
export function withAnswer(deck: Deck, { id, today, recall, isRight, seconds }: CardAnswer): Deck {
  const day = dayIn(deck, today);
  if (day.answers.some(answer => answer.id === id)) return deck;
  const before = deck.cards[id];
  const isLater = before !== undefined && today - before.last >= WEEK;
  const isKnown = isRight && recall !== 'again';
  return {
    ...deck,
    cards: { ...deck.cards, [id]: answerCard(before, today, recall) },
    since: deck.since ?? today,
    days: deck.days + (day.answers.length === 0 ? 1 : 0),
    newest: {
      day: today,
      seconds: day.seconds + Math.min(MOST_FOR_CARD, Math.max(0, Math.round(seconds))),
      answers: [...day.answers, { id, isRight }],
    },
    week: isLater ? { asked: deck.week.asked + 1, known: deck.week.known + (isKnown ? 1 : 0) } : deck.week,
  };
}

/** Days of stability from which a card counts as well known. */
const WELL_KNOWN = 21;

/** Returns how many cards are well known. */
export const wellKnown = ({ cards }: Deck): number =>
  Object.values(cards).filter(({ stability }) => stability >= WELL_KNOWN).length;

/** Returns the cards that are due on a day, those that are likeliest forgotten first. */
export function dueCards({ cards }: Deck, today: number): readonly string[] {
  const due = Object.entries(cards).filter(([, memory]) => memory.due <= today);
  const chances = new Map(due.map(([id, memory]) => [id, recallChance(memory, today)]));
  return due.map(([id]) => id).toSorted((a, b) => chances.get(a)! - chances.get(b)! || (a < b ? -1 : 1));
}

/** Returns how many cards come back on each of the next days; what is overdue comes back on the first. */
export function comingDays({ cards }: Deck, today: number, days: number): readonly number[] {
  const counts = Array.from({ length: days }, () => 0);
  for (const { due } of Object.values(cards)) {
    const at = Math.max(0, due - today);
    if (at < days) counts[at]!++;
  }
  return counts;
}
