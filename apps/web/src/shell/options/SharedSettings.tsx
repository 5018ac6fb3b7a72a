import type { TableSettings } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { SettingsLines } from './SettingsLines.tsx';
import { settingsOfText } from './settingsText.ts';
import { changesFrom, wayOf } from './ways.ts';
import { wayName } from './words.ts';

interface SharedSettingsProps {
  /** The text of the link. */
  readonly text: string;
  readonly isOpening: boolean;
  readonly onOpen: (settings: TableSettings) => void;
  readonly onClose: () => void;
}

/** Shows what a link with settings holds and asks whether to open a table with them, or refuses the link. */
export default function SharedSettings({ text, isOpening, onOpen, onClose }: SharedSettingsProps) {
  const t = useT();
  const settings = settingsOfText(text);
  return (
    <Dialog labelledBy="shared" className="small" onClose={onClose}>
      <h1 id="shared">{t(settings ? 'room.shared' : 'room.sharedBad')}</h1>
      {settings ? <Summary settings={settings} /> : <p className="quiet">{t('room.sharedBadNote')}</p>}
      <div className="row">
        {settings && (
          <button type="button" className="btn pri" data-first disabled={isOpening} onClick={() => onOpen(settings)}>
            {t('room.sharedOpen')}
          </button>
        )}
        <button type="button" className="btn" onClick={onClose}>
          {t(settings ? 'room.sharedNo' : 'room.sharedBack')}
        </button>
      </div>
    </Dialog>
  );
}

function Summary({ settings }: { readonly settings: TableSettings }) {
  const t = useT();
  const way = wayOf(settings);
  const count = changesFrom(settings, way).length;
  const title = count > 0 ? t('room.differs', { way: wayName(t, way), count }) : wayName(t, way);
  return (
    <>
      <p className="quiet">
        <b className="numeral">{settings.name ?? title}</b>
        {settings.name && <span> {title}</span>}
      </p>
      <SettingsLines settings={settings} />
    </>
  );
}
