import { type ByPlayer, PLAYERS, withPlayer } from '@gorrion/rules';
import { type FormEvent, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { atTable, nameIn } from '../event/event.ts';
import type { DeskProps } from './deskProps.ts';
import { isCorrection } from './ruling.ts';

const NOTHING: ByPlayer<number> = [0, 0, 0, 0];
/** Most points by which a sheet can be corrected, either way. */
const MOST = 2000;
/** Longest reason (characters). */
const LONGEST = 200;
/** The section about the umpire's discretion, which a correction in play quotes. */
const ARTICLE = '3.11.2';

const read = (text: string): number => Math.max(-MOST, Math.min(MOST, Math.round(Number(text)) || 0));

/** Corrects the points of a sheet with a reason that everyone reads: in play as a ruling, after the end as a correction. */
export function Correction({ view, session, table, orders }: DeskProps) {
  const t = useT();
  const [changes, setChanges] = useState(NOTHING);
  const [reason, setReason] = useState('');
  const at = { session, table: table.table };
  // An umpire without the right to correct sheets rules, until the sheet is final.
  const isRuling = table.stage === 'playing' || !view.you.rights.includes('correct');
  const clean = reason.replace(/\s+/g, ' ').trim();
  const sum = changes.reduce((all, change) => all + change, 0);
  const correct = async (event: FormEvent) => {
    event.preventDefault();
    if (!isCorrection(changes) || clean === '') return;
    setChanges(NOTHING);
    setReason('');
    await orders.send(
      isRuling
        ? {
            type: 'rule',
            ...at,
            hand: table.hand,
            ruling: { kind: 'correct', changes, article: ARTICLE, remark: clean },
          }
        : { type: 'correct', ...at, changes, reason: clean },
    );
  };
  return (
    <details className="rf-details">
      <summary>{t('referee.correct')}</summary>
      <form className="rf-form" onSubmit={event => void correct(event)}>
        <div className="rf-changes">
          {PLAYERS.map(player => (
            <label key={player} className="rf-field">
              <span dir="auto">{nameIn(view, atTable(table)[player]) || t('referee.emptyChair')}</span>
              <input
                type="number"
                inputMode="numeric"
                min={-MOST}
                max={MOST}
                value={changes[player]}
                onChange={event => setChanges(withPlayer(changes, player, read(event.target.value)))}
              />
            </label>
          ))}
        </div>
        <label className="rf-field">
          {t('referee.reason')}
          <input maxLength={LONGEST} value={reason} onChange={event => setReason(event.target.value)} />
        </label>
        <p className="rf-quiet" role="status">
          {t('referee.sum', { sum: t.signed(sum) })}
        </p>
        <button type="submit" className="btn sm" disabled={!isCorrection(changes) || clean === ''}>
          {t('referee.correct')}
        </button>
      </form>
    </details>
  );
}
