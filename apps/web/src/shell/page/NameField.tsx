import { LONGEST_NAME } from '@gorrion/protocol';
import { type FormEvent, useEffect, useState } from 'react';
import { client } from '../../client/index.ts';
import { rememberedName } from '../../client/solo/lastName.ts';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { lengthOfName } from './nameLength.ts';

/** From so many characters below the limit on, the field counts them. */
const NEAR = 6;

interface NameFieldProps {
  /** Called with a name that is typed and not saved yet; undefined once it is. */
  readonly onTyped?: (name: string | undefined) => void;
  /** Called after Enter has saved the name. */
  readonly onEnter?: () => void;
}

/** The field for the name that the other players see. Enter, the check button or leaving the field saves it. */
export function NameField({ onTyped, onEnter }: NameFieldProps) {
  const t = useT();
  const served = useApp(app => app.me?.name);
  // Without a connection the field shows the last name from the server, and is disabled.
  const known = t.plainName(served ?? rememberedName() ?? '');
  const [name, setName] = useState(known);
  useEffect(() => setName(known), [known]);
  const wanted = name.trim();
  const length = lengthOfName(wanted);
  const isTooLong = length > LONGEST_NAME;
  const isChanged = wanted !== '' && wanted !== known;
  useEffect(() => onTyped?.(isChanged ? wanted : undefined), [onTyped, isChanged, wanted]);

  const save = async () => {
    if (!isChanged) return setName(known);
    // A name that is too long stays in the field, so that the player can shorten it.
    if (isTooLong) return;
    if (!(await client.rename(wanted))) setName(known);
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.currentTarget.querySelector('input')?.blur();
    onEnter?.();
  };
  useRootMark('name-note', isTooLong);
  const isCounted = isChanged && !isTooLong && length > LONGEST_NAME - NEAR;
  return (
    <form className={`me ${isCounted ? 'counted' : ''} ${isTooLong ? 'noted' : ''}`} onSubmit={submit}>
      <label htmlFor="my-name">{t('page.yourName')}</label>
      <input
        id="my-name"
        value={name}
        dir="auto"
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? 'name-note' : undefined}
        autoComplete="nickname"
        spellCheck={false}
        disabled={served === undefined}
        onChange={event => setName(event.target.value)}
        onBlur={save}
      />
      {isCounted && (
        <span className="me-count" aria-hidden="true">
          {length}/{LONGEST_NAME}
        </span>
      )}
      {isChanged && !isTooLong && (
        <button type="submit" className="me-save" aria-label={t('page.saveName')}>
          <Icon name="check" />
        </button>
      )}
      {isTooLong && (
        <p id="name-note" className="me-note" role="alert">
          {t('page.nameTooLong', { count: LONGEST_NAME })}
        </p>
      )}
    </form>
  );
}
