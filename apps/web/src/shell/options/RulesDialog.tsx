import type { ComponentProps } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { OptionGroups } from './OptionGroups.tsx';
import type { TableOption } from './options.ts';
import { SettingsLines } from './SettingsLines.tsx';
import { optionsFound } from './search.ts';
import './rulesDialog.css';

interface RulesDialogProps extends ComponentProps<typeof SettingsLines> {
  readonly onClose: () => void;
}

/** Whether an option concerns other people. */
const isOfOthers = ({ group, id }: TableOption): boolean => group === 'watch' || id === 'umpire' || id === 'absence';

/** The settings of a game that runs: the nine lines, and below them every option. Nothing can be changed any more. */
export default function RulesDialog({ onClose, ...lines }: RulesDialogProps) {
  const t = useT();
  const { settings, isOwn, isHere } = lines;
  const options = optionsFound(t, settings, '').filter(option => !isHere || !isOfOthers(option));
  return (
    <Dialog labelledBy="rules" className="small rules-dialog" onClose={onClose}>
      <div className="row ends">
        <h1 id="rules">{t('room.agreed')}</h1>
        <button type="button" className="ib" data-first aria-label={t('room.sharedBack')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <SettingsLines {...lines} />
      <OptionGroups options={options} hasName={false} settings={settings} isOwn={isOwn} change={undefined} />
    </Dialog>
  );
}
