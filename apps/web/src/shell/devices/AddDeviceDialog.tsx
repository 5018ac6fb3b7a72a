import { useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { AddDevice } from './AddDevice.tsx';
import { useDevices } from './useDevices.ts';
import './devices.css';

/** Adds a device of the same person without leaving the table. */
export default function AddDeviceDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const devices = useDevices();
  const { view, problem } = devices;
  return (
    <Dialog labelledBy="own-phone" className="small dv" onClose={onClose}>
      <div className="row ends">
        <h1 id="own-phone">{t('game.phone')}</h1>
        <button type="button" className="ib" data-first aria-label={t('room.sharedBack')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {view && <AddDevice devices={devices} view={view} />}
      {!view && problem && <Note tone="amber" icon="warn" title={t(`devices.no.${problem}`)} />}
    </Dialog>
  );
}
