import type { ClassicalAccount, ClassicalWait } from '@gorrion/learn/classicalHands';
import { WHOLE } from '@gorrion/learn/hands';
import type { Translate } from '../../kit/i18n/index.ts';
import { specialName, specialWorth } from '../../kit/tiles/classicalNames.ts';
import { productText } from './accountText.ts';
import type { DockLine } from './Dock.tsx';

interface Answered {
  readonly size: number;
  readonly account: ClassicalAccount | undefined;
  readonly waits: readonly ClassicalWait[];
}

/** Returns the answer by the older ways in one line. */
export function classicalLine(t: Translate, { size, account, waits }: Answered): DockLine {
  if (!account) return { title: t(size < WHOLE ? 'calculator.begin' : 'calculator.incomplete') };
  const { counted, isWin } = account;
  const { special } = counted;
  const ended = waits.length > 0 ? t('calculator.classicalWaits', { count: waits.length }) : t('calculator.ended');
  return {
    title: special ? specialName(t, special.id) : isWin ? t('calculator.mahJong') : ended,
    note: special ? specialWorth(t, special.worth) : productText(t, counted),
    number: t.number(counted.total),
    unit: t('calculator.points', { count: counted.total }),
  };
}
