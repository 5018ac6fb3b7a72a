import { isCount, isRecord } from '../values/index.ts';
import { type Deck, type DeckDay, NEW_DECK } from './deck.ts';
import type { CardMemory } from './schedule.ts';

/* Reads a deck that was kept, and loses only what is broken in it. */

const isDay = (value: unknown): value is number => isCount(value) && value < 1_000_000;
const countOf = (value: unknown): number => (isCount(value) ? value : 0);
const isWithin = (value: unknown, low: number, high: number): value is number =>
  typeof value === 'number' && value >= low && value <= high;

/** Returns a card's memory; undefined if a value of it is missing or out of its range. */
function memoryOf(value: unknown): CardMemory | undefined {
  if (!isRecord(value)) return undefined;
  const { due, last, stability, difficulty, reps, lapses } = value;
  if (!isDay(due) || !isDay(last) || due <= last || !isCount(reps) || !isCount(lapses)) return undefined;
  if (!isWithin(stability, 0.001, 36_500) || !isWithin(difficulty, 1, 10)) return undefined;
  return { due, last, stability, difficulty, reps, lapses };
}

function newestOf(value: unknown, isCard: (id: string) => boolean): DeckDay | null {
  if (!isRecord(value) || !isDay(value.day)) return null;
  const answers = Array.isArray(value.answers) ? value.answers : [];
  return {
    day: value.day,
    seconds: countOf(value.seconds),
    answers: answers.flatMap(answer =>
      isRecord(answer) && typeof answer.id === 'string' && isCard(answer.id)
        ? [{ id: answer.id, isRight: answer.isRight === true }]
        : [],
    ),
  };
}

/** The deck that a kept value holds, and how many cards of it could not be read. */
export interface ReadDeck {
  readonly state: Deck;
  readonly dropped: number;
}

/** Reads a kept value. Cards that are broken, or that `isCard` does not know, are left out and counted. */
export function readDeck(value: unknown, isCard: (id: string) => boolean): ReadDeck {
  if (!isRecord(value)) return { state: NEW_DECK, dropped: 0 };
  const all = Object.entries(isRecord(value.cards) ? value.cards : {});
  const cards = all.flatMap(([id, kept]) => {
    const memory = memoryOf(kept);
    return memory && isCard(id) ? [[id, memory] as const] : [];
  });
  const { asked, known } = isRecord(value.week) ? value.week : {};
  const state: Deck = {
    isOn: value.isOn === true,
    cards: Object.fromEntries(cards),
    since: isDay(value.since) ? value.since : null,
    days: countOf(value.days),
    newest: newestOf(value.newest, isCard),
    week: { asked: countOf(asked), known: Math.min(countOf(asked), countOf(known)) },
  };
  return { state, dropped: all.length - cards.length };
}
