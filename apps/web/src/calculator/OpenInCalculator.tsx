import { claimQuery } from '@gorrion/learn/hands';
import type { RulesetId, WinningClaim } from '@gorrion/rules';
import { useT } from '../i18n/index.ts';
import { paths } from '../page/learnPaths.ts';
import { Icon } from '../ui/Icon.tsx';

interface OpenInCalculatorProps {
  readonly claim: WinningClaim;
  /** The preset of the table's rules. */
  readonly rules: RulesetId;
  /** What the hand is called; given, the link is an icon in a row of a table. */
  readonly hand?: string;
}

/** Opens a won hand in the calculator, beside the page: a game or replay stays where it is. */
export default function OpenInCalculator({ claim, rules, hand }: OpenInCalculatorProps) {
  const t = useT();
  const href = paths.calculator(claimQuery(claim, rules));
  if (hand !== undefined) {
    return (
      <a className="ib" href={href} target="_blank" rel="noopener" aria-label={t('calculator.openHand', { hand })}>
        <Icon name="calculator" />
      </a>
    );
  }
  return (
    <a className="btn sm ghost" href={href} target="_blank" rel="noopener">
      <Icon name="calculator" />
      {t('calculator.open')}
    </a>
  );
}
