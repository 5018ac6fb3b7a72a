import type { DeckCard } from '@gorrion/learn/deck';
import type { DrillQuestion } from '@gorrion/learn/drills';
import { drillProgress } from '../../client/progress/drills.ts';
import { nextQuestion } from '../drills/source.ts';

/** Returns a question about a card's skill, with tiles that it did not have before; undefined if there is none. */
export function questionFor(card: DeckCard, asked: ReadonlySet<string>): Promise<DrillQuestion | undefined> {
  return nextQuestion({ drill: card.drill, theme: card.tag, asked, progress: drillProgress.use.getState() });
}
