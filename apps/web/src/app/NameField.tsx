import { type FormEvent, useEffect, useState } from 'react';
import { client } from '../connection/index.ts';
import { useT } from '../i18n/index.ts';
import { rememberedName } from '../solo/lastName.ts';
import { useApp } from '../store/app.ts';
import { Icon } from '../ui/Icon.tsx';

const LONGEST = 24;

/** The name that the others see. Enter, the tick or leaving the field keeps it. */
export function NameField() {
  const t = useT();
  const served = useApp(app => app.me?.name);
  // Without a connection the name is the last one that the server knew; it can be changed when there is one again.
  const known = t.nameOf(served ?? rememberedName() ?? '');
  const [name, setName] = useState(known);
  useEffect(() => setName(known), [known]);
  const wanted = name.trim();
  const isChanged = wanted !== '' && wanted !== known;

  const save = async () => {
    if (!isChanged) return setName(known);
    if (!(await client.rename(wanted))) setName(known);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector('input')?.blur();
  };
  return (
    <form className="me" onSubmit={submit}>
      <label htmlFor="my-name">{t('home.yourName')}</label>
      <input
        id="my-name"
        value={name}
        maxLength={LONGEST}
        autoComplete="nickname"
        spellCheck={false}
        disabled={served === undefined}
        onChange={event => setName(event.target.value)}
        onBlur={save}
      />
      {isChanged && (
        <button type="submit" className="me-save" aria-label={t('home.saveName')}>
          <Icon name="check" />
        </button>
      )}
    </form>
  );
}
