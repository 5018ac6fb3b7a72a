import type { Translate } from '../../kit/i18n/index.ts';
import { gamePath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import type { HandOfGame } from '../frame/gameHands.ts';
import { longHand, shortHand } from '../frame/words.ts';

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
