import { MOST_FLOWERS } from '@gorrion/learn/hands';
import type { Seat } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Labelled } from '../../kit/ui/Field.tsx';
import { Stepper } from '../../kit/ui/Stepper.tsx';

/* Fields that the calculators of all families of rules ask for. */

export function WindLabel({ wind }: { readonly wind: Seat }) {
  const t = useT();
  return (
    <>
      <WindGlyph wind={wind} />
      <span className="sr">{windName(t, wind)}</span>
    </>
  );
}

interface FieldProps<Value> {
  readonly value: Value;
  readonly onSet: (value: Value) => void;
}

/** Whether the last tile was drawn or claimed from a discard. */
export function SelfDrawnField({ value, onSet }: FieldProps<boolean>) {
  const t = useT();
  return (
    <Labelled label={t('calculator.won')}>
      <Choice
        isSlim
        label={t('calculator.won')}
        value={value ? 'drawn' : 'given'}
        options={[
          { value: 'given', label: t('calculator.onDiscard') },
          { value: 'drawn', label: t('calculator.selfDrawn') },
        ]}
        onChoose={chosen => onSet(chosen === 'drawn')}
      />
    </Labelled>
  );
}

/** The number of flowers beside the hand. */
export function FlowersField({ value, onSet }: FieldProps<number>) {
  const t = useT();
  return (
    <Labelled label={t('calculator.flowers')}>
      <Stepper
        label={t('calculator.flowers')}
        less={t('calculator.fewer')}
        more={t('calculator.more')}
        value={value}
        min={0}
        max={MOST_FLOWERS}
        step={1}
        onSet={onSet}
      />
    </Labelled>
  );
}

interface ChipsProps<One extends string> {
  readonly label: string;
  /** In the order in which they stand, chosen or not. */
  readonly all: readonly One[];
  readonly chosen: readonly One[];
  readonly textOf: (one: One) => string;
  readonly onChoose: (chosen: readonly One[]) => void;
}

/** Small switches side by side, of which any may be on. */
export function Chips<One extends string>({ label, all, chosen, textOf, onChoose }: ChipsProps<One>) {
  const has = (one: One) => chosen.includes(one);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot wrap its buttons as a row
    <div className="row tight" role="group" aria-label={label}>
      {all.map(one => (
        <button
          key={one}
          type="button"
          className="learn-chip"
          aria-pressed={has(one)}
          onClick={() => onChoose(all.filter(each => (each === one) !== has(each)))}
        >
          {textOf(one)}
        </button>
      ))}
    </div>
  );
}
