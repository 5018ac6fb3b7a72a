import { isCard, readDeck } from '@gorrion/learn/deck';
import { progressPart } from './part.ts';

/** The daily deck. */
export const deckProgress = progressPart('deck', raw => readDeck(raw, isCard));
