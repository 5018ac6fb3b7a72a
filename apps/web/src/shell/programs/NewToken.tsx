import {
  LONGEST_NAME,
  LONGEST_TOKEN_NAME,
  lengthOf,
  TOKEN_DAYS,
  TOKEN_SCOPES,
  type TokenDays,
  type TokenScope,
  type TokensView,
} from '@gorrion/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Field, Labelled } from '../../kit/ui/Field.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { copyText } from '../page/copyText.ts';
import type { useTokens } from './useTokens.ts';

interface NewTokenProps {
  readonly tokens: ReturnType<typeof useTokens>;
  readonly view: TokensView;
}

/** A choice has no empty value: 0 stands for a token that does not expire. */
const daysOf = (chosen: number): TokenDays => TOKEN_DAYS.find(days => days === chosen) ?? null;

/** Makes a token, and shows it this once. */
export function NewToken({ tokens: { change, isBusy }, view: { made } }: NewTokenProps) {
  const t = useT();
  const [name, setName] = useState('');
  const [scope, setScope] = useState<TokenScope>('read');
  const [days, setDays] = useState<number>(30);
  const isBot = scope === 'bot';
  const most = isBot ? LONGEST_NAME : LONGEST_TOKEN_NAME;
  const isTooLong = lengthOf(name.trim()) > most;
  const make = async (event: FormEvent) => {
    event.preventDefault();
    if (await change({ type: 'make', name, scope, days: daysOf(days) })) setName('');
  };
  return (
    <Card className="stack" title={t('programs.new')}>
      {made && <Made key={made.id} token={made.token} />}
      <form className="stack" onSubmit={event => void make(event)}>
        <Field
          label={t('programs.name')}
          hint={t(isBot ? 'programs.botHint' : 'programs.nameHint')}
          fault={isTooLong && t('page.nameTooLong', { count: most })}
        >
          <input value={name} autoComplete="off" dir="auto" onChange={event => setName(event.target.value)} />
        </Field>
        <Labelled label={t('programs.scope')} note={t(`programs.may.${scope}`)}>
          <Choice
            isSlim
            label={t('programs.scope')}
            value={scope}
            options={TOKEN_SCOPES.map(value => ({ value, label: t(`programs.scope.${value}`) }))}
            onChoose={setScope}
          />
        </Labelled>
        <Labelled label={t('programs.days')}>
          <Choice
            isSlim
            label={t('programs.days')}
            value={days}
            options={TOKEN_DAYS.map(one => ({ value: one ?? 0, label: t(`programs.days.${one ?? 'none'}`) }))}
            onChoose={setDays}
          />
        </Labelled>
        <button type="submit" className="btn pri" disabled={isBusy || name.trim() === '' || isTooLong}>
          <Icon name="plus" />
          {t('programs.make')}
        </button>
      </form>
    </Card>
  );
}

/** A token in full. The server keeps no copy. */
function Made({ token }: { readonly token: string }) {
  const t = useT();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  return (
    <Note tone="ok" icon="check" title={t('programs.made')}>
      <div className="stack tight">
        <Field label={t('programs.token')} hint={t('programs.madeNote')}>
          <input ref={field} readOnly dir="ltr" value={token} onFocus={event => event.target.select()} />
        </Field>
        <button type="button" className="btn sm" onClick={() => void copyText(token)}>
          <Icon name="copy" />
          {t('programs.copy')}
        </button>
      </div>
    </Note>
  );
}
