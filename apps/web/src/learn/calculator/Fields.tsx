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
