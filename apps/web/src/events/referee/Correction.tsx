import type { ByPlayer } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { CorrectionForm } from '../event/CorrectionForm.tsx';
import { atTable, nameIn } from '../event/event.ts';
import type { DeskProps } from './deskProps.ts';

/** The section about the umpire's discretion, which a correction in play quotes. */
const ARTICLE = '3.11.2';

/** Corrects the points of a sheet with a reason that everyone reads: in play as a ruling, after the end as a correction. */
export function Correction({ view, session, table, orders }: DeskProps) {
  const t = useT();
  const at = { session, table: table.table };
  // An umpire without the right to correct sheets rules, until the sheet is final.
  const isRuling = table.stage === 'playing' || !view.you.rights.includes('correct');
  const wrong = isRuling ? undefined : view.sum.wrong.find(one => one.session === session && one.table === table.table);
  const correct = async (changes: ByPlayer<number>, reason: string) => {
    const ruling = { kind: 'correct', changes, article: ARTICLE, remark: reason } as const;
    // Without a network the order waits, and the form is empty again.
    void orders.send(
      isRuling ? { type: 'rule', ...at, hand: table.hand, ruling } : { type: 'correct', ...at, changes, reason },
    );
  };
  return (
    <details className="rf-details">
      <summary>{t('referee.correct')}</summary>
      <CorrectionForm
        nameOf={player => nameIn(view, atTable(table)[player]) || t('referee.emptyChair')}
        table={table}
        off={wrong?.difference ?? 0}
        onCorrect={correct}
      />
    </details>
  );
}
