import type { Prize } from '@gorrion/events/tournament';
import { type FormEvent, useId, useState } from 'react';
import { useT } from '../../../kit/i18n/index.ts';
import { Icon } from '../../../kit/ui/Icon.tsx';
import { Pick } from '../../../kit/ui/Pick.tsx';
import { Stepper } from '../../../kit/ui/Stepper.tsx';
import { Field } from '../fields/Field.tsx';
import type { EventDesk } from '../useEvent.ts';

const KINDS = ['player', 'team', 'other'] as const;
const LAST_PLACE = 512;

/** Returns the next prize that an organiser is likely to add: for the place behind those that have one. */
export function nextPrize(prizes: readonly Prize[], text: string): Prize {
  const places = prizes.flatMap(prize => (prize.for === 'player' && prize.place !== null ? prize.place : []));
  return { for: 'player', place: Math.min(Math.max(0, ...places) + 1, LAST_PLACE), text };
}

/** Returns a prize for somebody else; a special one has no place. */
export const prizeFor = (prize: Prize, whom: Prize['for']): Prize => ({
  ...prize,
  for: whom,
  place: whom === 'other' ? null : (prize.place ?? 1),
});

/** The prizes, which the public page and the printed list name. They may change until the event is over. */
export function PrizesCard({ desk }: { readonly desk: EventDesk }) {
  const t = useT();
  const { prizes } = desk.view.plan;
  const put = (at: number, prize: Prize | undefined) =>
    desk.plan({ prizes: prizes.flatMap((old, n) => (n === at ? (prize ?? []) : old)) });
  const add = (text: string) => desk.plan({ prizes: [...prizes, nextPrize(prizes, text)] });
  return (
    <section className="card pad stack roomy" aria-labelledby="og-prizes">
      <div>
        <h2 id="og-prizes">{t('organiser.prizes')}</h2>
        <p className="fine">{t('organiser.prizes.hint')}</p>
        <p className="fine">{t('organiser.prizes.grades')}</p>
      </div>
      {prizes.map((prize, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: prizes keep their order
        <PrizeRow key={at} prize={prize} onSet={next => put(at, next)} onDrop={() => put(at, undefined)} />
      ))}
      <AddPrize onAdd={add} />
    </section>
  );
}

/** Longest text of a prize (characters). */
const LONGEST_PRIZE = 200;

interface AddProps {
  /** Resolves with whether the server has taken the prize. */
  readonly onAdd: (text: string) => Promise<boolean>;
}

/** A field that adds a prize by Enter, by its button or when it is left, and is empty again for the next one. */
function AddPrize({ onAdd }: AddProps) {
  const t = useT();
  const id = useId();
  const [text, setText] = useState('');
  const add = async () => {
    const prize = text.trim();
    if (prize === '') return;
    // Empty at once: a press of the button leaves the field too, and the next prize may be typed already.
    setText('');
    if (!(await onAdd(prize))) setText(typed => typed || prize);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void add();
  };
  return (
    <form className="field" onSubmit={submit}>
      <label className="field-label" htmlFor={id}>
        {t('organiser.prizes.add')}
      </label>
      <input
        id={id}
        value={text}
        maxLength={LONGEST_PRIZE}
        autoComplete="off"
        onChange={event => setText(event.target.value)}
        onBlur={() => void add()}
      />
      <div className="row og-acts">
        <button type="submit" className="btn sm" disabled={text.trim() === ''}>
          <Icon name="plus" />
          {t('organiser.add.button')}
        </button>
      </div>
    </form>
  );
}

interface RowProps {
  readonly prize: Prize;
  readonly onSet: (prize: Prize) => Promise<boolean>;
  readonly onDrop: () => void;
}

function PrizeRow({ prize, onSet, onDrop }: RowProps) {
  const t = useT();
  const { place, text } = prize;
  const label = t('organiser.prizes.place');
  return (
    <fieldset className="og-prize">
      <legend className="sr">{text}</legend>
      <Field
        label={t('organiser.prizes.text')}
        value={text}
        longest={LONGEST_PRIZE}
        onSave={next => (next.trim() === '' ? Promise.resolve(false) : onSet({ ...prize, text: next.trim() }))}
      />
      <div className="row">
        <Pick
          label={t('organiser.prizes.whom')}
          value={prize.for}
          options={KINDS.map(kind => [kind, t(`organiser.prizes.for.${kind}`)] as const)}
          onPick={whom => void onSet(prizeFor(prize, whom))}
        />
        {place !== null && (
          <Stepper
            label={label}
            less={t('organiser.less', { what: label })}
            more={t('organiser.more', { what: label })}
            value={place}
            min={1}
            step={1}
            max={LAST_PLACE}
            onSet={next => void onSet({ ...prize, place: next })}
          />
        )}
        <button type="button" className="ib" aria-label={t('organiser.prizes.drop', { text })} onClick={onDrop}>
          <Icon name="close" />
        </button>
      </div>
    </fieldset>
  );
}
