import type { GameId, TableState } from '@gorrion/protocol';
import { disputeOf } from '@gorrion/table';
import { saveHand } from '../../client/archive/hand.ts';
import { useT } from '../../kit/i18n/index.ts';
import { ArchiveIcon } from '../../kit/ui/ArchiveIcon.tsx';

interface SaveHandProps {
  readonly state: TableState;
  /** The game that the hand belongs to, if it is kept. */
  readonly game?: GameId;
}

/** Saves the won hand on a table as a file that both scorers count again; nothing while nobody has won. */
export default function SaveHand({ state, game }: SaveHandProps) {
  const t = useT();
  const dispute = disputeOf(state, game);
  if (!dispute) return null;
  return (
    <button type="button" className="btn sm ghost" title={t('dispute.saveNote')} onClick={() => saveHand(dispute)}>
      <ArchiveIcon name="save" />
      {t('dispute.save')}
    </button>
  );
}
