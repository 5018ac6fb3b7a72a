import type { TableSettings, Visibility } from '@gorrion/protocol';
import { create } from 'zustand';
import { deviceTexts } from '../../kit/storage/texts.ts';
import { optionOf } from './options.ts';
import { settingsOfText, textOfSettings } from './settingsText.ts';
import { PRESETS } from './ways.ts';

/* Settings that the browser remembers for a host: those of their last table, and those that they keep under a name. */

const LAST = 'gorrion.lastSettings';
const KEPT = 'gorrion.keptSettings';
/** The most settings that are kept under a name. The oldest make room. */
const MOST = 8;

/** Strangers play by a clock: only where there is one, who plays now comes to the table. */
const withClock = (settings: TableSettings): TableSettings =>
  settings.clock === 'none' ? optionOf('clock').write(settings, 'relaxed') : settings;

/** Returns the settings of the host's last table, or those of a first one, for friends with a link or for anyone. */
export function lastSettings(visibility: Visibility): TableSettings {
  const last = settingsOfText(deviceTexts.get(LAST) ?? '') ?? PRESETS.friends;
  return optionOf('visibility').write(visibility === 'public' ? withClock(last) : last, visibility);
}

export const rememberSettings = (settings: TableSettings): void => void deviceTexts.set(LAST, textOfSettings(settings));

/** Reads the settings kept under a name, newest first. What cannot be read is left out. */
const readKept = (): readonly TableSettings[] =>
  (deviceTexts.get(KEPT) ?? '').split('\n').flatMap(text => {
    const settings = settingsOfText(text);
    return settings?.name ? [settings] : [];
  });

/** The settings kept under a name, newest first. */
export const useKept = create<{ readonly kept: readonly TableSettings[] }>(() => ({ kept: readKept() }));

function storeAll(kept: readonly TableSettings[]): void {
  deviceTexts.set(KEPT, kept.map(textOfSettings).join('\n'));
  useKept.setState({ kept });
}

const others = (name: string | undefined) => useKept.getState().kept.filter(one => one.name !== name);

/** Keeps settings under their name, in place of others of the same name. */
export function keepSettings(settings: TableSettings): void {
  storeAll([settings, ...others(settings.name)].slice(0, MOST));
}

export const forgetSettings = (name: string): void => storeAll(others(name));
