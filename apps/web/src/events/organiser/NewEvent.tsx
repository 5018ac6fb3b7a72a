import { newId } from '@gorrion/client/connection';
import { generatedName, LONGEST_NAME } from '@gorrion/protocol';
import { type FormEvent, useRef, useState } from 'react';
import { client } from '../../client/index.ts';
import type { Refusal } from '../../client/ledgers/server.ts';
import { openLedger } from '../../client/ledgers/server.ts';
import { useApp } from '../../client/store/app.ts';
import { type Translate, useT } from '../../kit/i18n/index.ts';
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

/**
 * Keeps the name of somebody who has chosen none, until their event is opened: it decides and signs under one name in every
 * language, and a generated one has another in each. Shows nothing to others.
 */
function useOwnName(t: Translate) {
  const you = useApp(app => app.me?.name);
  const [typed, setTyped] = useState<string>();
  const isAsked = you !== undefined && generatedName(you) !== undefined;
  const shown = isAsked ? (typed ?? t.plainName(you)) : undefined;
  const name = shown?.trim();
  const isTooLong = lengthOfName(name ?? '') > LONGEST_NAME;
  return {
    shown,
    isTooLong,
    isFit: name !== '' && !isTooLong,
    type: setTyped,
    save: async () => name !== undefined && client.rename(name),
  };
}

interface OwnNameProps {
  readonly text: string;
  readonly isTooLong: boolean;
  readonly onText: (text: string) => void;
}

function OwnName({ text, isTooLong, onText }: OwnNameProps) {
  const t = useT();
  return (
    <Field
      label={t('organiser.new.you')}
      hint={t('organiser.new.you.hint')}
      fault={isTooLong && t('page.nameTooLong', { count: LONGEST_NAME })}
    >
      <input required value={text} autoComplete="nickname" onChange={event => onText(event.target.value)} />
    </Field>
  );
}

/** Asks for the name of a new event, opens it and leads to its first step. */
export function NewEvent() {
  const t = useT();
  const [name, setName] = useState('');
  const own = useOwnName(t);
  const isFit = name.trim() !== '' && own.isFit;
  const [refusal, setRefusal] = useState<Refusal>();
  const [isOpening, setOpening] = useState(false);
  // The same wish after a lost answer opens no second event.
  const wish = useRef(newId());
  const open = async (event: FormEvent) => {
    event.preventDefault();
    if (!isFit || isOpening) return;
    setOpening(true);
    await own.save();
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
        {own.shown !== undefined && <OwnName text={own.shown} isTooLong={own.isTooLong} onText={own.type} />}
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
