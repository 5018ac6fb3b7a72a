import type { OperatorView } from '@gorrion/protocol';
import { type FormEvent, useRef, useState } from 'react';
import { useT } from '../kit/i18n/index.ts';
import { Card } from '../kit/ui/Card.tsx';
import { Field } from '../kit/ui/Field.tsx';
import { useOpened } from '../kit/ui/useOpened.ts';
import { BanSure } from './BanSure.tsx';
import { Fault, useActs } from './Fault.tsx';
import type { Operator, Refused } from './useOperator.ts';

interface BansCardProps {
  readonly operator: Operator;
  readonly view: OperatorView;
}

/** Whose cookies the server refuses. */
export function BansCard({ operator, view: { bans, banCount } }: BansCardProps) {
  const t = useT();
  const { why, send } = useActs(operator);
  return (
    <Card
      title={t('operator.bans')}
      aside={banCount > bans.length && <small>{t('operator.bansShown', { count: bans.length, all: banCount })}</small>}
      className="stack tight"
    >
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
  /** Whom it is asked about. */
  const [asked, setAsked] = useState<string>();
  const { why, figures, forget, send } = useActs(operator);
  const guest = text.trim();
  const ask = (event: FormEvent) => {
    event.preventDefault();
    forget();
    setAsked(guest);
  };
  const ban = async (who: string) => {
    setAsked(undefined);
    if (await send({ type: 'ban', guest: who })) setText('');
  };
  if (asked !== undefined)
    return <BanSure name={asked} onYes={() => void ban(asked)} onNo={() => setAsked(undefined)} />;
  if (why === 'several-guests' && figures)
    return <Namesakes name={guest} figures={figures} onChosen={setAsked} onBack={forget} />;
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

interface NamesakesProps {
  readonly name: string;
  readonly figures: NonNullable<Refused['figures']>;
  readonly onChosen: (id: string) => void;
  readonly onBack: () => void;
}

/** Which of several guests of one name is meant, by their ids. */
function Namesakes({ name, figures: { count, ids }, onChosen, onBack }: NamesakesProps) {
  const t = useT();
  const list = useRef<HTMLFieldSetElement>(null);
  useOpened(list);
  return (
    <fieldset className="stack tight operator-namesakes" ref={list} tabIndex={-1}>
      <legend>{t('operator.namesakes', { name, count: Number(count) })}</legend>
      <ul className="ruled">
        {String(ids)
          .split(' ')
          .map(id => (
            <li key={id} className="row">
              <code className="grow">{id}</code>
              <button
                type="button"
                className="btn sm ghost"
                aria-label={t('operator.banId', { id })}
                onClick={() => onChosen(id)}
              >
                {t('operator.ban')}
              </button>
            </li>
          ))}
      </ul>
      <button type="button" className="btn sm ghost" onClick={onBack}>
        {t('operator.no')}
      </button>
    </fieldset>
  );
}
