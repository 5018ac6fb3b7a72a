import { generatedName, LONGEST_NAME } from '@gorrion/protocol';
import { type FormEvent, useRef, useState } from 'react';
import { newId } from '../../client/connection/ids.ts';
import { client } from '../../client/index.ts';
import type { Refusal } from '../../client/ledgers/server.ts';
import { openLedger } from '../../client/ledgers/server.ts';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Field } from '../../kit/ui/Field.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { lengthOfName } from '../../shell/page/nameLength.ts';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { goTo } from '../../shell/page/router.ts';
import { refusedText } from './useEvent.ts';
import './organiser.css';
import './fields/fields.css';

/** Asks for the name of a new event, opens it and leads to its first step. */
export function NewEvent() {
  const t = useT();
  const [name, setName] = useState('');
  const you = useApp(app => app.me?.name);
  // An event decides and signs under one name in every language: a generated one has another in each.
  const isUnnamed = you !== undefined && generatedName(you) !== undefined;
  const [typed, setTyped] = useState<string>();
  const called = (typed ?? (isUnnamed ? t.plainName(you) : '')).trim();
  const isFit = name.trim() !== '' && (!isUnnamed || (called !== '' && lengthOfName(called) <= LONGEST_NAME));
  const [refusal, setRefusal] = useState<Refusal>();
  const [isOpening, setOpening] = useState(false);
  // The same wish after a lost answer opens no second event.
  const wish = useRef(newId());
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (!isFit || isOpening) return;
    setOpening(true);
    if (isUnnamed) await client.rename(called);
    const answer = await openLedger('tournament', wish.current, { name: name.trim() });
    setOpening(false);
    if (answer.ok) goTo(eventPaths.event(answer.value.id, 'organise', 1));
    else setRefusal(answer);
  };
  return (
    <PlacePage
      title={t('organiser.new')}
      note={t('organiser.new.note')}
      above={[{ href: eventPaths.events(), label: t('organiser.events') }]}
    >
      <form className="card pad stack og-new" onSubmit={open}>
        <Field label={t('organiser.name')}>
          <input
            value={name}
            maxLength={80}
            autoComplete="off"
            placeholder={t('organiser.name.example')}
            onChange={event => setName(event.target.value)}
          />
        </Field>
        {isUnnamed && (
          <Field
            label={t('organiser.new.you')}
            hint={t('organiser.new.you.hint')}
            fault={lengthOfName(called) > LONGEST_NAME && t('page.nameTooLong', { count: LONGEST_NAME })}
          >
            <input
              required
              value={typed ?? t.plainName(you)}
              autoComplete="nickname"
              onChange={event => setTyped(event.target.value)}
            />
          </Field>
        )}
        {refusal && (
          <div role="alert">
            <Note tone="bad" icon="warn">
              {refusedText(t, refusal)}
            </Note>
          </div>
        )}
        <button type="submit" className="btn pri" disabled={!isFit || isOpening}>
          <Icon name="plus" />
          {t('organiser.new.open')}
        </button>
      </form>
      <ul className="og-facts">
        <li>{t('organiser.new.saved')}</li>
        <li>{t('organiser.new.sizes')}</li>
        <li>{t('organiser.new.real')}</li>
      </ul>
    </PlacePage>
  );
}
