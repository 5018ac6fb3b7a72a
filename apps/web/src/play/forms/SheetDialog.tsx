import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { SheetForms } from './SheetForms.tsx';

interface SheetDialogProps {
  readonly table: FollowedTable;
  readonly onClose: () => void;
}

/** The forms of the session over the table, at any time of the game. */
export default function SheetDialog({ table, onClose }: SheetDialogProps) {
  const t = useT();
  useRootMark('forms');
  return (
    <Dialog labelledBy="forms-title" className="forms-dialog" onClose={onClose}>
      <header className="forms-head">
        <h1 id="forms-title">{t('forms.sheet')}</h1>
        <button type="button" className="btn" data-first onClick={onClose}>
          {t('forms.close')}
        </button>
      </header>
      <SheetForms table={table} />
    </Dialog>
  );
}
