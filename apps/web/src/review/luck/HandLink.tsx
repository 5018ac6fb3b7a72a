import type { Translate } from '../../i18n/index.ts';
import { Go } from '../../page/Go.tsx';
import { gamePath } from '../../page/gamePaths.ts';
import type { HandOfGame } from '../game/gameHands.ts';
import { longHand, shortHand } from '../game/words.ts';

interface HandLinkProps {
  readonly t: Translate;
  readonly id: string;
  readonly hand: HandOfGame;
  readonly query: string;
}

/** The short name of a hand, which leads to its replay. */
export const HandLink = ({ t, id, hand, query }: HandLinkProps) => (
  <Go href={gamePath(id, hand.key) + query}>
    <span aria-hidden="true">{shortHand(t, hand)}</span>
    <span className="sr">{longHand(t, hand)}</span>
  </Go>
);
