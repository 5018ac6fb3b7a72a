import { useState } from 'react';
import { type Preferences, prefer } from '../../client/preferences/preferences.ts';
import { useT } from '../../kit/i18n/index.ts';
import { eventPaths } from '../links/eventPaths.ts';
import { Line, SwitchLine } from './Line.tsx';

const hasNotifications = typeof Notification !== 'undefined';

/** Settings for how a page in the background calls its player. */
export function AlertSettings({ alerts }: Pick<Preferences, 'alerts'>) {
  const t = useT();
  const [isBlocked, setBlocked] = useState(hasNotifications && Notification.permission === 'denied');
  const turnNotify = async (isOn: boolean) => {
    const permission = isOn ? await Notification.requestPermission() : 'default';
    setBlocked(permission === 'denied');
    prefer({ alerts: { notify: permission === 'granted' } });
  };
  return (
    <>
      {hasNotifications && (
        <SwitchLine
          label={t('settings.notify')}
          note={t(isBlocked ? 'settings.notifyBlocked' : 'settings.notifyNote')}
          isOn={alerts.notify && !isBlocked}
          onTurn={turnNotify}
        />
      )}
      {location.pathname !== eventPaths.calls() && (
        <Line title={t('push.title')} note={t('push.settingsNote')}>
          <a className="btn sm" href={eventPaths.calls()}>
            {t('push.open')}
          </a>
        </Line>
      )}
    </>
  );
}
