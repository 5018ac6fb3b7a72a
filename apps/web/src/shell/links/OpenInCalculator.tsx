import { classicalClaimQuery, classicalHandQuery, type EndedHand } from '@gorrion/learn/classicalHands';
import { claimQuery } from '@gorrion/learn/hands';
import {
  bySeat,
  CLASSICAL_RULESETS,
  type ClassicalRules,
  countWin,
  isClassical,
  MCR_RULESETS,
  type McrRules,
  pointsPaid,
  type Ruleset,
  type Score,
  SEATS,
  type Seat,
  scoreWin,
  type WinningClaim,
  type WonOutcome,
  winPayments,
} from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { paths } from './learnPaths.ts';

interface OpenInCalculatorProps {
  readonly claim: WinningClaim;
  /** The rules of the table. Of options of its own the calculator knows the limit and the house doubles. */
  readonly rules: Ruleset;
  /** What all four hands are worth. The older ways settle them all. */
  readonly scores?: WonOutcome['scores'];
  /** What the hand is called; given, the link is an icon in a row of a table. */
  readonly hand?: string;
}

/** Whether two sets of rules pay a win alike, from every giver of the tile. */
const isPaidAlike = (seat: Seat, score: Score, rules: McrRules, other: McrRules): boolean =>
  SEATS.every(from => {
    const win = { seat, from, robbed: false, score };
    return JSON.stringify(winPayments(win, rules)) === JSON.stringify(winPayments(win, other));
  });

/** Whether the calculator counts and pays the hand as the table did. */
function isCountedAlike(claim: WinningClaim, rules: McrRules): boolean {
  const preset = MCR_RULESETS[rules.id];
  const [here, there] = [scoreWin(claim, rules), scoreWin(claim, preset)];
  const isSameTotal = here !== undefined && there !== undefined && pointsPaid(here) === pointsPaid(there);
  return isSameTotal && rules.minPoints === preset.minPoints && isPaidAlike(claim.seatWind, here, rules, preset);
}

/** Whether the calculator, which knows no option of the older ways but limit and house doubles, counts as the table did. */
function isCountedAlikeOlder(claim: WinningClaim, rules: ClassicalRules): boolean {
  const { id, limit, houseDoubles } = rules;
  return countWin(claim, rules)?.total === countWin(claim, { ...CLASSICAL_RULESETS[id], limit, houseDoubles })?.total;
}

/** Opens a won hand in the calculator, beside the page: a game or replay stays where it is. */
export default function OpenInCalculator({ claim, rules, scores, hand }: OpenInCalculatorProps) {
  const t = useT();
  const totals = scores && bySeat(seat => scores[seat].total);
  const query = isClassical(rules) ? classicalClaimQuery(claim, rules, totals) : claimQuery(claim, rules.id);
  const href = paths.calculator(query);
  const isAlike = isClassical(rules) ? isCountedAlikeOlder(claim, rules) : isCountedAlike(claim, rules);
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
      {t(isAlike ? 'calculator.open' : 'calculator.openPlain')}
    </a>
  );
}

/** Opens a hand of the older ways that did not win in the calculator, beside the page. */
export function OpenEndedHand({ hand, rules }: { readonly hand: EndedHand; readonly rules: ClassicalRules }) {
  const t = useT();
  return (
    <a href={paths.calculator(classicalHandQuery(hand, rules))} target="_blank" rel="noopener">
      {t('calculator.open')}
    </a>
  );
}
