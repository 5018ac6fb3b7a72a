import { type EditedHand, type HandFault, tilesInText } from '@gorrion/learn/hands';
import { type KeyboardEvent, useId, useState } from 'react';
import { useT } from '../i18n/index.ts';
import { OURS, TYPED_EXAMPLES } from './notationName.ts';
import type { HandEditor } from './useEditor.ts';
import './keypad.css';

interface TypedHandProps<Hand extends EditedHand> {
  readonly calculator: HandEditor<Hand>;
  /** Reads a text into a hand. */
  readonly read: (hand: Hand, text: string) => { readonly state: Hand; readonly faults: readonly HandFault[] };
}

/** The hand as text. What is typed or pasted counts at once; what is wrong with it is said when the field is left. */
export function TypedHand<Hand extends EditedHand>({ calculator, read: readText }: TypedHandProps<Hand>) {
  const t = useT();
  const id = useId();
  const { state, set } = calculator;
  const [typed, setTyped] = useState<string>();
  /** Whether a text of this visit counted already. */
  const [hasCounted, setCounted] = useState(false);
  const type = (text: string) => {
    const read = readText(state, text);
    if (read.faults.length === 0) {
      // One visit of the field is one step to undo.
      set(read.state, { isSameStep: hasCounted });
      setCounted(true);
    }
    setTyped(text);
  };
  const take = () => {
    if (typed === undefined) return;
    const read = readText(state, typed);
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
        value={typed ?? tilesInText('ours', state)}
        onChange={event => type(event.target.value)}
        onBlur={take}
        onKeyDown={press}
      />
      <p>{t('calculator.typedNote', TYPED_EXAMPLES)}</p>
    </div>
  );
}
