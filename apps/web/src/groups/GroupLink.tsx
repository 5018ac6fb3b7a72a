import { type FormEvent, useState } from 'react';
import { useT } from '../kit/i18n/index.ts';
import { Field } from '../kit/ui/Field.tsx';
import { eventPaths } from '../shell/links/eventPaths.ts';
import { goTo } from '../shell/page/router.ts';

/** Returns the address of the group to which a pasted invitation leads; undefined if there is none in the text. */
export function groupIn(text: string): string | undefined {
  const [, id, key] = /\/c\/([A-Z0-9]{1,40})\/?#([0-9a-f]{32})(?![0-9a-f])/i.exec(text) ?? [];
  return id && key ? eventPaths.groupLink(id.toUpperCase(), key.toLowerCase()) : undefined;
}

/** Takes the link of a group from people who were sent one, and goes to its door. */
export function GroupLink() {
  const t = useT();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const go = (event: FormEvent) => {
    event.preventDefault();
    const path = groupIn(text);
    if (path) goTo(path);
    else setWrong(true);
  };
  return (
    <details>
      <summary>{t('groups.haveLink')}</summary>
      <form className="stack tight" onSubmit={go}>
        <Field label={t('groups.pasteLink')} fault={isWrong ? t('groups.notALink') : undefined}>
          <input
            value={text}
            inputMode="url"
            autoComplete="off"
            onChange={event => {
              setText(event.target.value);
              setWrong(false);
            }}
          />
        </Field>
        <div>
          <button type="submit" className="btn sm" disabled={text.trim() === ''}>
            {t('groups.toGroup')}
          </button>
        </div>
      </form>
    </details>
  );
}
