import { LONGEST_SETTINGS_NAME, type TableSettings } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { keepSettings, useKept } from '../../shell/options/kept.ts';
import { isSettingsName, textOfSettings } from '../../shell/options/settingsText.ts';

/** Keeps the settings in this browser under a name, as a card beside the ways to play. */
export function KeepSettings({ settings }: { readonly settings: TableSettings }) {
  const t = useT();
  const [name, setName] = useState<string>();
  const isKept = useKept(({ kept }) => kept.some(one => textOfSettings(one) === textOfSettings(settings)));
  if (isKept) return null;
  if (name === undefined) {
    return (
      <button type="button" className="btn sm ghost" onClick={() => setName(settings.name ?? '')}>
        <Icon name="plus" />
        {t('room.keepWay')}
      </button>
    );
  }
  const clean = name.trim();
  return (
    <form
      className="row tight grow"
      onSubmit={event => {
        event.preventDefault();
        keepSettings({ ...settings, name: clean });
        setName(undefined);
      }}
    >
      <input
        className="grow"
        // biome-ignore lint/a11y/noAutofocus: the press before asked for this field
        autoFocus
        aria-label={t('room.keepName')}
        placeholder={t('room.keepName')}
        maxLength={LONGEST_SETTINGS_NAME}
        value={name}
        onChange={event => setName(event.target.value)}
        onKeyDown={event => event.key === 'Escape' && setName(undefined)}
      />
      <button type="submit" className="btn sm pri" disabled={!isSettingsName(clean)}>
        {t('room.keepNow')}
      </button>
      <button type="button" className="btn sm ghost" onClick={() => setName(undefined)}>
        {t('room.cancel')}
      </button>
    </form>
  );
}
