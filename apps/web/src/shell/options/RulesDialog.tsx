import type { TableSettings } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { OptionGroups } from './OptionGroups.tsx';
import { SettingsLines } from './SettingsLines.tsx';
import { optionsFound } from './search.ts';
import './rulesDialog.css';

interface RulesDialogProps {
  readonly settings: TableSettings;
  readonly onClose: () => void;
}

/** The settings of a game that runs: the nine lines, and below them every option. Nothing can be changed any more. */
export default function RulesDialog({ settings, onClose }: RulesDialogProps) {
  const t = useT();
  return (
    <Dialog labelledBy="rules" className="small rules-dialog" onClose={onClose}>
      <div className="row ends">
        <h1 id="rules">{t('room.agreed')}</h1>
        <button type="button" className="ib" data-first aria-label={t('room.sharedBack')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <SettingsLines settings={settings} />
      <OptionGroups options={optionsFound(t, settings, '')} hasName={false} settings={settings} change={undefined} />
    </Dialog>
  );
}
