import { handIn, withText } from '@gorrion/learn/hands';
import { type KeyboardEvent, useId, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { OURS } from './notationName.ts';
import type { Calculator } from './useCalculator.ts';
import './keypad.css';

/** The hand as text. What is typed or pasted counts at once; what is wrong with it is said when the field is left. */
export function TypedHand({ calculator }: { readonly calculator: Calculator }) {
  const t = useT();
  const id = useId();
  const { state, set } = calculator;
  const [typed, setTyped] = useState<string>();
  /** Whether a text of this visit counted already. */
  const [hasCounted, setCounted] = useState(false);
  const type = (text: string) => {
    const read = withText(state, text);
    if (read.faults.length === 0) {
      // One visit of the field is one step to undo.
      set(read.state, { isSameStep: hasCounted });
      setCounted(true);
    }
    setTyped(text);
  };
  const take = () => {
    if (typed === undefined) return;
    const read = withText(state, typed);
    if (read.faults.length > 0) set(read.state, { faults: read.faults, isSameStep: hasCounted });
    setTyped(undefined);
    setCounted(false);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') take();
  };
  return (
    <div className="calc-typed">
      <label htmlFor={id}>{t('calculator.typed')}</label>
      <input
        id={id}
        type="text"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={400}
        placeholder={OURS}
        value={typed ?? handIn('ours', state)}
        onChange={event => type(event.target.value)}
        onBlur={take}
        onKeyDown={press}
      />
      <p>{t('calculator.typedNote', { ours: OURS, tenhou: '123m77z', tziakcha: '[789s,1]123m|EE00|' })}</p>
    </div>
  );
}
