import type { Player, WonOutcome } from '@gorrion/rules';
import type { Translate } from '../../kit/i18n/index.ts';
import { type HandResult, totalOf } from './handResult.ts';

/** Returns the rule of the payment with its numbers and names, and that it is doubled where it is. */
export function paymentRule(
  t: Translate,
  won: WonOutcome,
  payments: HandResult['payments'],
  me: Player | undefined,
): string {
  const once = ruleOnce(t, won, payments, me);
  return payments.some(({ isDoubled }) => isDoubled) ? t('result.ruleDoubled', { rule: once }) : once;
}

function ruleOnce(t: Translate, won: WonOutcome, payments: HandResult['payments'], me: Player | undefined): string {
  const base = payments.find(({ reason }) => reason !== 'wins')?.base ?? 0;
  const points = totalOf(won);
  if (won.from === won.seat) return t('result.ruleSelfDrawn', { base, points });
  const { player, name } = payments[won.from];
  if (player === me) return t('result.ruleYourDiscard', { base, points });
  return t('result.ruleDiscard', { base, points, name });
}
