import { LONGEST_GROUP_NAME } from '@gorrion/events/groups';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import type { PartProps } from '../useGroup.ts';

/** The name of the group, for its owners. */
export function NameCard({ view, act }: PartProps) {
  const t = useT();
  const id = useId();
  const [name, setName] = useState(view.name);
  useEffect(() => setName(view.name), [view.name]);
  if (view.role !== 'owner') return null;
  const isNew = name.trim() !== '' && name.trim() !== view.name;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (isNew) void act({ type: 'rename', name: name.trim() });
  };
  return (
    <section className="card pad" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{t('groups.nameTitle')}</h2>
      <form className="row" onSubmit={send}>
        <label className="sr" htmlFor={id}>
          {t('groups.newName')}
        </label>
        <input
          id={id}
          className="grow"
          value={name}
          maxLength={LONGEST_GROUP_NAME}
          dir="auto"
          autoComplete="off"
          onChange={event => setName(event.target.value)}
        />
        <button type="submit" className="btn sm" disabled={!isNew}>
          {t('groups.save')}
        </button>
      </form>
    </section>
  );
}
