export { CARD_KINDS, type CardKind, cardOf, type DeckCard, freshCards, isCard, MISTAKE_DRILLS } from './cards.ts';
export {
  type CardAnswer,
  comingDays,
  type Deck,
  type DeckDay,
  dayIn,
  NEW_DECK,
  wellKnown,
  withAnswer,
} from './deck.ts';
export { type DayPlan, LONGEST_DECK, planDay } from './plan.ts';
export { readDeck } from './read.ts';
export { dayOf, RECALLS, type Recall, waitsFor } from './schedule.ts';
