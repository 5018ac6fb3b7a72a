import type { CalculatorState, Question, RankedReading, WaitAnswer } from '@gorrion/learn/hands';
import { MCR_RULESETS } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import type { DockLine } from './Dock.tsx';
import { openTitle } from './Unanswered.tsx';
import { waitsNote, waitsTitle } from './WaitsCards.tsx';

interface Answered {
  readonly state: CalculatorState;
  readonly asked: Question;
  readonly shown: RankedReading | undefined;
  readonly waits: readonly WaitAnswer[] | undefined;
}

/** Number of fans that are named in the line. */
const NAMED = 2;

/** Returns the answer by the competition's rules in one line. */
export function competitionLine(t: Translate, { state, asked, shown, waits }: Answered): DockLine {
  const least = MCR_RULESETS[state.rules].minPoints;
  if (shown) {
    const { total } = shown.reading;
    const fans = [...new Set(shown.counted.map(({ id }) => fanName(id, t.locale)))];
    const points = total + state.flowers;
    return {
      title: t.all(fans.slice(0, NAMED)),
      note: t(total >= least ? 'calculator.enough' : 'calculator.tooFew', { count: total, least }),
      number: t.number(points),
      unit: t('calculator.points', { count: points }),
    };
  }
  if (!waits) return { title: openTitle(t, { state, asked }) };
  const title = waitsTitle(t, waits);
  return waits.length > 0 ? { title, note: waitsNote(t, waits, least) } : { title };
}
