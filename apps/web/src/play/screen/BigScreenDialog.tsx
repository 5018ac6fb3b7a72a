import { useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { ShowTable } from './ShowTable.tsx';

interface BigScreenDialogProps {
  readonly code: string;
  readonly onClose: () => void;
}

/** Shows the table on a big screen, from its own menu. */
export default function BigScreenDialog({ code, onClose }: BigScreenDialogProps) {
  const t = useT();
  return (
    <Dialog labelledBy="big-screen" className="small" onClose={onClose}>
      <div className="row ends">
        <h1 id="big-screen">{t('game.bigScreen')}</h1>
        <button type="button" className="ib" data-first aria-label={t('show.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <ShowTable table={code} />
    </Dialog>
  );
}
