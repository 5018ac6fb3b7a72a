import { LONGEST_SETTINGS_NAME } from '@gorrion/protocol';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { copyText } from '../page/copyText.ts';
import { settingsPath } from '../page/router.ts';
import { isSettingsName, textOfSettings } from './settingsText.ts';
import type { RoomSettings } from './useSettings.ts';

/** The name of the settings, and a link that opens a table with them. */
export function NameRow({ settings, change }: RoomSettings) {
  const t = useT();
  const [typed, setTyped] = useState<string>();
  const take = () => {
    if (typed === undefined) return;
    setTyped(undefined);
    const name = typed.trim();
    const { name: before, ...rest } = settings;
    if (name === (before ?? '')) return;
    if (name === '') change?.(rest);
    else if (isSettingsName(name)) change?.({ ...rest, name });
  };
  return (
    <div className="option">
      <b>{t('room.nameAndLink')}</b>
      <p className="fine option-about" id="settings-name">
        {t('room.nameAbout')}
      </p>
      <div className="row option-control">
        {change && (
          <input
            className="grow"
            aria-label={t('room.keepName')}
            aria-describedby="settings-name"
            placeholder={t('room.keepName')}
            maxLength={LONGEST_SETTINGS_NAME}
            value={typed ?? settings.name ?? ''}
            onChange={event => setTyped(event.target.value)}
            onBlur={take}
            onKeyDown={event => event.key === 'Enter' && take()}
          />
        )}
        <button
          type="button"
          className="btn sm"
          aria-label={t('room.copySettings')}
          onClick={() => void copyText(location.origin + settingsPath(textOfSettings(settings)))}
        >
          <Icon name="link" />
          {t('room.copy')}
        </button>
      </div>
    </div>
  );
}
