import { type FormEvent, useEffect, useState } from 'react';
import { useT } from '../kit/i18n/index.ts';
import { Field } from '../kit/ui/Field.tsx';
import { Brand } from '../shell/page/Brand.tsx';
import type { Failure } from './server.ts';
import type { Operator } from './useOperator.ts';

/** How a key is made, as one types it. */
const COMMAND = 'gorrion operator-key';

/** Asks for the key of the server. */
export function KeyForm({ operator }: { readonly operator: Operator }) {
  const t = useT();
  const [key, setKey] = useState('');
  const [why, setWhy] = useState<Failure>();
  useEffect(() => {
    document.title = `${t('operator.title')} · Gorrión`;
  }, [t]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setWhy((await operator.act({ type: 'sign-in', key }))?.why);
  };
  return (
    <div className="operator-key">
      <header>
        <Brand />
      </header>
      <main>
        <form className="card stack" onSubmit={event => void send(event)}>
          <h1>{t('operator.title')}</h1>
          <p className="quiet">
            {t('operator.keyNote')} <code>{COMMAND}</code>
          </p>
          <Field label={t('operator.key')} fault={why && t(`operator.no.${why}`)}>
            <input
              type="password"
              autoComplete="current-password"
              value={key}
              maxLength={200}
              onChange={event => setKey(event.target.value)}
            />
          </Field>
          <button type="submit" className="btn pri" disabled={key === '' || operator.isBusy}>
            {t('operator.open')}
          </button>
          <p className="fine">{t('operator.keyFine')}</p>
        </form>
      </main>
    </div>
  );
}
