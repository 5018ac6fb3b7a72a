import { client } from '../../client/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { hasLeft } from '../../client/store/people.ts';
import { playerOf } from '../../client/store/viewer.ts';
import { useT } from '../../kit/i18n/index.ts';
import './overTable.css';

interface SheetPillProps {
  readonly table: FollowedTable;
  readonly onOpen: () => void;
}

/** Offers the way back to the score sheet, or on to the next hand, while the viewer looks at the table after a hand. */
export function SheetPill({ table: { state, viewer }, onOpen }: SheetPillProps) {
  const t = useT();
  const me = playerOf(viewer);
  const isSeated = me !== undefined && !hasLeft(state, me);
  const mayReady = isSeated && !state.ready[me] && state.session.phase === 'between';
  return (
    <div className="sheet-pill">
      <button type="button" className="btn sm" onClick={onOpen}>
        {t('game.backToSheet')}
      </button>
      {mayReady && (
        <button type="button" className="btn sm pri" onClick={() => client.send({ type: 'ready' })}>
          {t('result.nextHand')}
        </button>
      )}
    </div>
  );
}
