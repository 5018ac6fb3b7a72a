import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Field, Labelled } from '../../kit/ui/Field.tsx';
import { LONGEST_HEADING, PLACES, PLATES, SIZES } from './look.ts';
import type { LookProps } from './PartsCard.tsx';

/** Where the picture lies, and its colours and size. */
export function LookCard({ look, onChange }: LookProps) {
  const t = useT();
  return (
    <Card className="stack" title={t('cast.look')}>
      <Labelled label={t('cast.place')}>
        <Choice
          label={t('cast.place')}
          value={look.place}
          options={PLACES.map(value => ({ value, label: t(`cast.place.${value}`) }))}
          onChoose={place => onChange({ place })}
          isSlim
        />
      </Labelled>
      <Labelled label={t('cast.plates')}>
        <Choice
          label={t('cast.plates')}
          value={look.plates}
          options={PLATES.map(value => ({ value, label: t(`cast.plates.${value}`) }))}
          onChoose={plates => onChange({ plates })}
          isSlim
        />
      </Labelled>
      <Labelled label={t('cast.size')}>
        <Choice
          label={t('cast.size')}
          value={look.size}
          options={SIZES.map(value => ({ value, label: t('room.percent', { percent: value }) }))}
          onChoose={size => onChange({ size })}
          isSlim
        />
      </Labelled>
      <Field label={t('cast.accent')}>
        <input
          type="color"
          className="cast-color"
          value={`#${look.accent}`}
          onChange={event => onChange({ accent: event.target.value.slice(1) })}
        />
      </Field>
      <Field label={t('cast.heading')} hint={t('cast.headingNote', { most: LONGEST_HEADING })}>
        <input
          dir="auto"
          value={look.heading}
          maxLength={LONGEST_HEADING}
          placeholder="Gorrión"
          onChange={event => onChange({ heading: event.target.value })}
        />
      </Field>
    </Card>
  );
}
