import { type FormEvent, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { Field } from '../../kit/ui/Field.tsx';
import { RulingList } from '../../sheet/session/RulingList.tsx';
import { isOver } from '../event/event.ts';
import { rulingWords } from '../event/fouls.ts';
import { foulsGiven } from '../event/sheet.ts';
import { handText } from '../event/words.ts';
import { isOwnTable } from '../scorer/mine.ts';
import type { DeskProps } from './deskProps.ts';

/** What was ruled at a table, newest first, a line for each foul, which can be taken back with a reason. Shows nothing if there is nothing. */
export function Given({ view, session, table, orders }: DeskProps) {
  const t = useT();
  const all = foulsGiven(view, session, table.table);
  if (all.length === 0) return null;
  const mayRevoke = !isOwnTable(view, table) && !isOver(view);
  const lines = all.toReversed().map(given => {
    const { number, hand, at, revoked } = given[0];
    const text = rulingWords(t, view, ...given);
    const revoke = (reason: string) =>
      void orders.send(...given.map(one => ({ type: 'revoke-ruling' as const, ruling: one.number, reason })));
    return {
      key: number,
      where: handText(t, hand),
      text,
      at: timeOfDay(t.locale, at),
      revoked,
      act: revoked === undefined && mayRevoke && <Revoke text={text} onRevoke={revoke} />,
    };
  });
  return (
    <section className="card pad stack" aria-labelledby="rf-given">
      <h2 id="rf-given">{t('referee.given')}</h2>
      <RulingList lines={lines} />
    </section>
  );
}

interface RevokeProps {
  readonly text: string;
  readonly onRevoke: (reason: string) => void;
}

/** Longest reason (characters). */
const LONGEST = 200;

/** Takes a ruling back, with a reason. */
function Revoke({ text, onRevoke }: RevokeProps) {
  const t = useT();
  const [reason, setReason] = useState<string>();
  const revoke = (event: FormEvent) => {
    event.preventDefault();
    const clean = (reason ?? '').replace(/\s+/g, ' ').trim();
    if (clean === '') return;
    onRevoke(clean);
    setReason(undefined);
  };
  if (reason === undefined)
    return (
      <button
        type="button"
        className="btn sm ghost"
        aria-label={t('referee.revokeName', { ruling: text })}
        onClick={() => setReason('')}
      >
        {t('referee.revoke')}
      </button>
    );
  return (
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
  );
}
