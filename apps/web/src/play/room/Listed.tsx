import { useT } from '../../kit/i18n/index.ts';
import { SwitchRow } from '../../kit/ui/SwitchRow.tsx';
import { optionOf } from '../../shell/options/options.ts';
import type { RoomSettings } from '../../shell/options/useSettings.ts';

/** Lets the host list the table on the home page, so that anyone can take a seat. */
export function Listed({ settings, change }: RoomSettings) {
  const t = useT();
  if (!change) return null;
  const set = (isListed: boolean) => change(optionOf('visibility').write(settings, isListed ? 'public' : 'link'));
  return (
    <div className="listed">
      <SwitchRow label={t('room.listed')} isOn={settings.visibility === 'public'} onTurn={set} />
    </div>
  );
}
