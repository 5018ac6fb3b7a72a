import { useEffect } from 'react';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../links/eventPaths.ts';
import { PROFILE_PATH } from '../links/gamePaths.ts';
import { Go } from '../page/Go.tsx';
import { PlacePage } from '../page/PlacePage.tsx';
import { WaitingGames } from '../page/WaitingGames.tsx';
import { AddDevice } from './AddDevice.tsx';
import { ForgetCard } from './ForgetCard.tsx';
import { MovesCard } from './MovesCard.tsx';
import { PasskeyCard } from './PasskeyCard.tsx';
import { SignedIn } from './SignedIn.tsx';
import { useDevices } from './useDevices.ts';
import './devices.css';

/** The devices of the person: the way back to their games, a code for another one, those that are signed in, passkeys, and how to be forgotten. */
export function DevicesPage() {
  const t = useT();
  const mine = useApp(app => app.lobby?.mine) ?? [];
  useEffect(() => client.watchLobby(), []);
  const devices = useDevices();
  const { view, problem, look } = devices;
  return (
    <PlacePage
      title={t('devices.title')}
      note={t('devices.note')}
      above={[{ href: PROFILE_PATH, label: t('profile.title') }]}
      className="dv"
    >
      {!view && problem && (
        <div className="stack dv-none">
          <Note tone="amber" icon="warn" title={t(`devices.no.${problem}`)} />
          <button type="button" className="btn sm" onClick={look}>
            {t('devices.again')}
          </button>
        </div>
      )}
      <WaitingGames tables={mine} />
      {view && (
        <div className="sides">
          <div>
            <AddDevice devices={devices} view={view} />
            <SignedIn devices={devices} view={view} />
          </div>
          <div>
            <PasskeyCard devices={devices} view={view} />
            <MovesCard view={view} />
            <Card className="stack" title={t('programs.open')}>
              <p className="quiet">{t('programs.openNote')}</p>
              <Go className="btn sm" href={eventPaths.programs()}>
                {t('programs.title')}
              </Go>
            </Card>
            <ForgetCard view={view} onForgotten={look} />
          </div>
        </div>
      )}
    </PlacePage>
  );
}
