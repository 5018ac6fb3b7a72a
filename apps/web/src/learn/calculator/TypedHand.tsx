import { type EditedHand, type HandFault, sizeOfHand, tilesInText } from '@gorrion/learn/hands';
import { useEffect, useId, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import type { BookId } from '../../shell/links/learnPaths.ts';
import { Faults } from './Faults.tsx';
import { OURS, TYPED_EXAMPLES } from './notationName.ts';
import type { HandEditor } from './useEditor.ts';
import './keypad.css';

interface TypedHandProps<Hand extends EditedHand> {
  readonly calculator: HandEditor<Hand>;
  /** Reads a text into a hand. */
  readonly read: (hand: Hand, text: string) => { readonly state: Hand; readonly faults: readonly HandFault[] };
  readonly book?: BookId;
}

/** A text as it was typed. */
interface Typed {
  readonly text: string;
  /** The tiles of the hand, as they stand in the field otherwise. When they change, the text is done. */
  readonly tiles: string;
  /** What could not be read; undefined while the text is being typed. */
  readonly faults?: readonly HandFault[];
}

/**
 * The hand as text. What is typed or pasted counts at once. What cannot be read is told below when the field is left, and
 * the text stays until it is mended or the hand is changed; where nothing can be read, the hand stays, too.
 */
export function TypedHand<Hand extends EditedHand>({ calculator, read: readText, book }: TypedHandProps<Hand>) {
  const t = useT();
  const id = useId();
  const { state, set } = calculator;
  const tiles = tilesInText('ours', state);
  const [kept, setTyped] = useState<Typed>();
  const typed = kept?.tiles === tiles ? kept : undefined;
  const faults = typed?.faults ?? [];
  /** Whether a text of this visit counted already. */
  const [hasCounted, setCounted] = useState(false);
  const told = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (typed?.faults) told.current?.scrollIntoView({ block: 'nearest' });
  }, [typed]);
  /** Lays tiles; one visit of the field is one step to undo. */
  const lay = (hand: Hand) => {
    set(hand, { isSameStep: hasCounted });
    setCounted(true);
    return tilesInText('ours', hand);
  };
  const type = (text: string) => {
    const read = readText(state, text);
    setTyped({ text, tiles: read.faults.length === 0 ? lay(read.state) : tiles });
  };
  const take = () => {
    setCounted(false);
    if (!typed || typed.faults) return;
    const read = readText(state, typed.text);
    if (read.faults.length === 0) return setTyped(undefined);
    setTyped({ ...typed, faults: read.faults, tiles: sizeOfHand(read.state) > 0 ? lay(read.state) : tiles });
    setCounted(false);
  };
  return (
    <div className="field calc-typed">
      <label className="field-label" htmlFor={id}>
        {t('calculator.typed')}
      </label>
      <input
        id={id}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={400}
        placeholder={OURS}
        aria-describedby={`${id}-note ${id}-faults`}
        aria-invalid={faults.length > 0}
        value={typed?.text ?? tiles}
        onChange={event => type(event.target.value)}
        onBlur={take}
        onKeyDown={event => event.key === 'Enter' && take()}
      />
      <p id={`${id}-note`} className="fine">
        {t('calculator.typedNote', TYPED_EXAMPLES)}
      </p>
      <div ref={told} id={`${id}-faults`}>
        <Faults faults={faults} book={book} />
      </div>
    </div>
  );
}
