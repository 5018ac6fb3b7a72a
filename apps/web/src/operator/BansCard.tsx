import type { OperatorView } from '@gorrion/protocol';
import { type FormEvent, useState } from 'react';
import { useT } from '../kit/i18n/index.ts';
import { Card } from '../kit/ui/Card.tsx';
import { Field } from '../kit/ui/Field.tsx';
import { BanSure } from './BanSure.tsx';
import { Fault, useActs } from './Fault.tsx';
import type { Operator } from './useOperator.ts';

interface BansCardProps {
  readonly operator: Operator;
  readonly bans: OperatorView['bans'];
}

/** Whose cookies the server refuses. */
export function BansCard({ operator, bans }: BansCardProps) {
  const t = useT();
  const { why, send } = useActs(operator);
  return (
    <Card title={t('operator.bans')} className="stack tight">
      {bans.length === 0 && <p className="quiet">{t('operator.noBans')}</p>}
      <ul className="ruled">
        {bans.map(({ id, name }) => (
          <li key={id} className="row">
            <span className="grow">
              <b dir="auto">{t.nameOf(name)}</b> <code className="quiet">{id.slice(0, 8)}</code>
            </span>
            <button
              type="button"
              className="btn sm ghost"
              aria-label={t('operator.liftName', { name })}
              disabled={operator.isBusy}
              onClick={() => void send({ type: 'lift-ban', person: id })}
            >
              {t('operator.lift')}
            </button>
          </li>
        ))}
      </ul>
      <Fault why={why} />
      <BanForm operator={operator} />
    </Card>
  );
}

/** Bans somebody by their name or id, after a second question. */
function BanForm({ operator }: { readonly operator: Operator }) {
  const t = useT();
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const { why, setWhy, send } = useActs(operator);
  const guest = text.trim();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    setWhy(undefined);
    setAsked(true);
  };
  const ban = async () => {
    setAsked(false);
    if (await send({ type: 'ban', guest })) setText('');
  };
  if (isAsked) return <BanSure name={guest} onYes={() => void ban()} onNo={() => setAsked(false)} />;
  return (
    <form className="row operator-ban" onSubmit={ask}>
      <Field label={t('operator.banWho')} fault={why && t(`operator.no.${why}`)}>
        <input
          dir="auto"
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={event => setText(event.target.value)}
        />
      </Field>
      <button type="submit" className="btn sm" disabled={guest === '' || operator.isBusy}>
        {t('operator.ban')}
      </button>
    </form>
  );
}
