import type { CalculatorState, Question, RankedReading, WaitAnswer } from '@gorrion/learn/hands';
import { MCR_RULESETS } from '@gorrion/rules';
import { fanName } from '../i18n/fanName.ts';
import { type Translate, useT } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { openTitle } from './Unanswered.tsx';
import { waitsNote, waitsTitle } from './WaitsCards.tsx';

interface DockProps {
  readonly state: CalculatorState;
  readonly asked: Question;
  readonly shown: RankedReading | undefined;
  readonly waits: readonly WaitAnswer[] | undefined;
  /** Brings the whole answer into sight. */
  readonly onShow: () => void;
}

/** The answer in one line: read out when it changes, and on phones always in sight below the keypad. */
export function Dock(props: DockProps) {
  const t = useT();
  const { onShow } = props;
  const { title, note, number, unit } = lineOf(t, props);
  return (
    <div className="calc-dock">
      <div role="status">
        <p>
          <b>{title}</b>
          {note && <span>{note}</span>}
        </p>
        {number !== undefined && (
          <p className="calc-dock-number">
            {number} <small>{unit}</small>
          </p>
        )}
      </div>
      <button type="button" className="ib" aria-label={t('calculator.toAnswer')} onClick={onShow}>
        <Icon name="down" />
      </button>
    </div>
  );
}

interface Line {
  readonly title: string;
  readonly note?: string;
  readonly number?: string;
  readonly unit?: string;
}

/** Number of fans that are named in the line. */
const NAMED = 2;

function lineOf(t: Translate, { state, asked, shown, waits }: Omit<DockProps, 'onShow'>): Line {
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
