import { bankersHand, isClassical, type SessionState } from '@gorrion/rules';
import type { BankerShown } from '../../board/props.ts';

/** Returns how long the banker has stayed, as the table shows it; nothing by the rules of the competition. */
export function bankerShown(session: SessionState): { readonly banker?: BankerShown } {
  const { rules } = session.options;
  if (!isClassical(rules) || session.handNumber === 0) return {};
  const { bankerHands } = rules;
  return { banker: { hand: bankersHand(session), most: bankerHands === 'until-lost' ? undefined : bankerHands } };
}
