import { useT } from '../../kit/i18n/index.ts';
import { OptionGroups } from './OptionGroups.tsx';
import { optionsFound } from './search.ts';
import type { RoomSettings } from './useSettings.ts';
import { WayCards } from './WayCards.tsx';

/** The ways to play and all options, of settings that belong to no table yet. */
export function RulesEditor({ settings, change }: RoomSettings) {
  const t = useT();
  return (
    <div className="options-groups">
      <WayCards settings={settings} change={change} />
      <OptionGroups options={optionsFound(t, settings, '')} hasName={false} settings={settings} change={change} />
    </div>
  );
}
