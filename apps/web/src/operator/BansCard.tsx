import type { NamedPerson, OperatorView, PersonId } from '@gorrion/protocol';
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
  const banning = useActs(operator);
  const { why, forget, send } = useActs(operator);
  const lift = (person: PersonId) => {
    banning.forget();
    void send({ type: 'lift-ban', person });
  };
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
              onClick={() => lift(id)}
            >
              {t('operator.lift')}
            </button>
          </li>
        ))}
      </ul>
      <Fault why={why} />
      <BanForm operator={operator} banning={banning} onBegin={forget} />
    </Card>
  );
}

interface BanFormProps {
  readonly operator: Operator;
  readonly banning: ReturnType<typeof useActs>;
  /** Called when another ban is begun. */
  readonly onBegin: () => void;
}

/** Bans somebody by their name or id, once it is known who that is and the operator has said yes. */
function BanForm({ operator, banning, onBegin }: BanFormProps) {
  const t = useT();
  const [text, setText] = useState('');
  /** Whom it is asked about. */
  const [asked, setAsked] = useState<NamedPerson>();
  const { why, figures, forget, find, send } = banning;
  const called = text.trim();
  const ask = async (who: string) => {
    onBegin();
    setAsked(await find(who));
  };
  const ban = async ({ id }: NamedPerson) => {
    setAsked(undefined);
    if (await send({ type: 'ban', guest: id })) setText('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void ask(called);
  };
  if (asked)
    return <BanSure name={asked.name || asked.id} onYes={() => void ban(asked)} onNo={() => setAsked(undefined)} />;
  if (why === 'several-guests' && figures)
    return <Namesakes name={called} figures={figures} onChosen={id => void ask(id)} onBack={forget} />;
  return (
    <form className="operator-ban" onSubmit={submit}>
      <Field label={t('operator.banWho')} fault={why && t(`operator.no.${why}`)}>
        <input
          dir="auto"
          maxLength={64}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={event => {
            setText(event.target.value);
            forget();
          }}
        />
      </Field>
      <button type="submit" className="btn sm" disabled={called === '' || operator.isBusy}>
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
