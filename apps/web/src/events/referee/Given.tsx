import type { EventRuling } from '@gorrion/events/tournament';
import type { Player } from '@gorrion/rules';
import { type FormEvent, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Field } from '../../kit/ui/Field.tsx';
import { rulingTextWith } from '../../sheet/session/rulingText.ts';
import { atTable, isOver, nameIn } from '../event/event.ts';
import { rulingsAt } from '../event/sheet.ts';
import { handText } from '../event/words.ts';
import { isOwnTable } from '../scorer/mine.ts';
import type { DeskProps } from './deskProps.ts';

/** The rulings at a table, newest first. Each can be taken back with a reason. Shows nothing if there are none. */
export function Given({ view, session, table, orders }: DeskProps) {
  const t = useT();
  const all = rulingsAt(view, session, table.table);
  if (all.length === 0) return null;
  const nameOf = (player: Player) => nameIn(view, atTable(table)[player]) || t('referee.emptyChair');
  return (
    <section className="card pad stack" aria-labelledby="rf-given">
      <h2 id="rf-given">{t('referee.given')}</h2>
      <ol className="rf-given">
        {[...all].reverse().map(given => (
          <Ruling
            key={given.number}
            given={given}
            text={rulingTextWith(t, nameOf, given.ruling)}
            mayRevoke={!isOwnTable(view, table) && !isOver(view)}
            onRevoke={reason => void orders.send({ type: 'revoke-ruling', ruling: given.number, reason })}
          />
        ))}
      </ol>
    </section>
  );
}

interface RulingProps {
  readonly given: EventRuling;
  readonly text: string;
  readonly mayRevoke: boolean;
  readonly onRevoke: (reason: string) => void;
}

/** Longest reason (characters). */
const LONGEST = 200;

function Ruling({ given, text, mayRevoke, onRevoke }: RulingProps) {
  const t = useT();
  const [reason, setReason] = useState<string>();
  const { hand, by, at, revoked } = given;
  const revoke = (event: FormEvent) => {
    event.preventDefault();
    const clean = (reason ?? '').replace(/\s+/g, ' ').trim();
    if (clean === '') return;
    onRevoke(clean);
    setReason(undefined);
  };
  return (
    <li>
      <p>
        <b>{handText(t, hand)}</b> <span className={revoked === undefined ? '' : 'is-revoked'}>{text}</span>{' '}
        <small>
          <bdi>{by}</bdi>, {timeOfDay(t.locale, at)}
        </small>
      </p>
      {revoked !== undefined && <p className="fine">{t('referee.revoked', { reason: revoked })}</p>}
      {revoked === undefined && mayRevoke && reason === undefined && (
        <button
          type="button"
          className="btn sm ghost"
          aria-label={t('referee.revokeName', { ruling: text })}
          onClick={() => setReason('')}
        >
          {t('referee.revoke')}
        </button>
      )}
      {reason !== undefined && (
        <form className="stack rf-form" onSubmit={revoke}>
          <Field label={t('referee.reason')}>
            <input
              required
              // biome-ignore lint/a11y/noAutofocus: the press before asks for the reason
              autoFocus
              maxLength={LONGEST}
              value={reason}
              onChange={event => setReason(event.target.value)}
            />
          </Field>
          <span className="row">
            <button type="submit" className="btn sm">
              {t('referee.revoke')}
            </button>
            <button type="button" className="btn sm ghost" onClick={() => setReason(undefined)}>
              {t('referee.cancel')}
            </button>
          </span>
        </form>
      )}
    </li>
  );
}
