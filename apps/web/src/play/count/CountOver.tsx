import type { CountingPhase } from '@gorrion/rules';
import { useState } from 'react';
import { useApp } from '../../client/store/app.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { CountDialog } from './CountDialog.tsx';

interface CountProps {
  readonly table: FollowedTable;
  readonly count: CountingPhase;
}

/** The count of a winner over the table. It can be put away to see the table, as the umpire's desk does by itself. */
export default function CountOver({ table, count }: CountProps) {
  const t = useT();
  const myId = useApp(app => app.me?.id);
  const { umpire, pause } = table.state;
  const [isOpen, setOpen] = useState(() => myId === undefined || umpire?.person?.id !== myId);
  // The card of a pause lies over the table and must be reached.
  if (pause.since !== undefined) return null;
  if (isOpen) return <CountDialog table={table} count={count} onLook={() => setOpen(false)} />;
  return (
    <div className="sheet-pill">
      <button type="button" className="btn sm pri" onClick={() => setOpen(true)}>
        {t('count.back')}
      </button>
    </div>
  );
}
