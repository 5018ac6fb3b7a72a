import { type CalculatorState, distanceOfHand, type Question, sizeOfHand, WHOLE } from '@gorrion/learn/hands';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import './answer.css';

interface UnansweredProps {
  readonly state: CalculatorState;
  readonly asked: Question;
}

/** Says what is missing before the question can be answered. */
export function Unanswered(props: UnansweredProps) {
  const t = useT();
  return (
    <section className="card pad stack" aria-labelledby="calc-open">
      <h2 id="calc-open">{openTitle(t, props)}</h2>
      <p className="fine">{openNote(t, props)}</p>
    </section>
  );
}

/** Returns the number of tiles that a question still lacks. */
const lacking = ({ state, asked }: UnansweredProps): number =>
  asked === 'waits' ? WHOLE - 1 - sizeOfHand({ ...state, winning: undefined }) : WHOLE - sizeOfHand(state);

export function openTitle(t: Translate, props: UnansweredProps): string {
  if (sizeOfHand(props.state) === 0) return t('calculator.begin');
  return lacking(props) > 0 ? t('calculator.lacking', { count: lacking(props) }) : t('calculator.incomplete');
}

function openNote(t: Translate, props: UnansweredProps): string {
  if (sizeOfHand(props.state) === 0) return t('calculator.beginNote');
  if (lacking(props) > 0) return t(props.asked === 'waits' ? 'calculator.lackingWaits' : 'calculator.lackingPoints');
  return t('calculator.incompleteNote', { count: distanceOfHand(props.state) + 1 });
}
