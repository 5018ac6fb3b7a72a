import type { Tile } from '@gorrion/rules';
import { Suspense, useState } from 'react';
import { type Preferences, prefer, TEMPOS, usePreferences } from '../../client/preferences/preferences.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { Dialog } from '../../kit/ui/Dialog.tsx';
import { LanguageSelect } from '../../kit/ui/LanguageSelect.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { eventPaths } from '../links/eventPaths.ts';
import { AlertSettings } from './AlertSettings.tsx';
import { DiscardSettings } from './DiscardSettings.tsx';
import { Line, SwitchLine } from './Line.tsx';
import { LooksSettings } from './LooksSettings.tsx';
import { SoundSettings } from './SoundSettings.tsx';
import './settings.css';

const KeysDialog = lazyPart(() => import('./KeysDialog.tsx'));

const PREVIEW = [1, 4, 9, 11, 24, 27, 31, 33] as readonly number[] as readonly Tile[];

const DEVICES = '/devices';

/** The settings of this screen: language, looks, moves, alerts and sound. The other players see nothing of them. */
export function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const preferences = usePreferences();
  return (
    <Dialog labelledBy="settings" className="settings" onClose={onClose}>
      <h1 id="settings">{t('settings.title')}</h1>
      <Preview corner={preferences.corner} />
      <Looks preferences={preferences} />
      <LooksSettings looks={preferences.looks} />
      <Moves preferences={preferences} />
      <DiscardSettings discard={preferences.discard} />
      <AlertSettings alerts={preferences.alerts} />
      <SoundSettings sound={preferences.sound} vibrates={preferences.vibrates} />
      <People />
      <Devices />
      <div className="row ends settings-end">
        <p className="grow fine">{t('settings.remembered')}</p>
        <button type="button" className="btn pri" onClick={onClose}>
          {t('settings.done')}
        </button>
      </div>
    </Dialog>
  );
}

/** The way to the people whom one does not want to meet or hear. */
function People() {
  const t = useT();
  if (location.pathname === eventPaths.people()) return null;
  return (
    <Line title={t('people.page')} note={t('people.settingsNote')}>
      <a className="btn sm" href={eventPaths.people()}>
        {t('people.open')}
      </a>
    </Line>
  );
}

/** The way to the person's devices, where they can also be forgotten; not on that page itself. */
function Devices() {
  const t = useT();
  if (location.pathname === DEVICES) return null;
  return (
    <Line title={t('settings.devices')} note={t('settings.devicesNote')}>
      <a className="btn sm" href={DEVICES}>
        {t('settings.devicesOpen')}
      </a>
    </Line>
  );
}

function Preview({ corner }: { readonly corner: boolean }) {
  const t = useT();
  return (
    <div className="settings-felt" role="img" aria-label={t('settings.preview')}>
      {PREVIEW.map(tile => (
        <MiniTile key={tile} tile={tile} corner={corner} decorative />
      ))}
    </div>
  );
}

function Looks({ preferences }: { readonly preferences: Preferences }) {
  const t = useT();
  return (
    <>
      <Line title={t('settings.language')} note={t('settings.languageNote')}>
        <LanguageSelect className="language-choice" label={t('settings.language')} />
      </Line>
      <Line title={t('settings.theme')} note={t('settings.themeNote')}>
        <Choice
          isSlim
          label={t('settings.theme')}
          value={preferences.theme}
          options={(['auto', 'light', 'dark'] as const).map(value => ({ value, label: t(`settings.theme.${value}`) }))}
          onChoose={theme => prefer({ theme })}
        />
      </Line>
      <SwitchLine
        label={t('settings.corner')}
        note={t('settings.cornerNote')}
        isOn={preferences.corner}
        onTurn={corner => prefer({ corner })}
      />
      <SwitchLine
        label={t('settings.still')}
        note={t('settings.stillNote')}
        isOn={preferences.fewerMoves}
        onTurn={fewerMoves => prefer({ fewerMoves })}
      />
      <Line title={t('settings.tempo')} note={t('settings.tempoNote')}>
        <Choice
          isSlim
          label={t('settings.tempo')}
          value={preferences.tempo}
          options={TEMPOS.map(value => ({ value, label: t(`settings.tempo.${value}`) }))}
          onChoose={tempo => prefer({ tempo })}
        />
      </Line>
    </>
  );
}

function Moves({ preferences }: { readonly preferences: Preferences }) {
  const t = useT();
  const [isKeys, setKeys] = useState(false);
  return (
    <>
      <SwitchLine
        label={t('settings.keys')}
        note={t('settings.keysNote')}
        isOn={preferences.keys}
        onTurn={keys => prefer({ keys })}
      />
      <Line title={t('keys.title')} note={t('keys.settingsNote')}>
        <button type="button" className="btn sm" aria-haspopup="dialog" onClick={() => setKeys(true)}>
          {t('keys.open')}
        </button>
      </Line>
      {isKeys && (
        <Suspense fallback={null}>
          <KeysDialog onClose={() => setKeys(false)} />
        </Suspense>
      )}
      <SwitchLine
        label={t('settings.typed')}
        note={t('settings.typedNote')}
        isOn={preferences.typed}
        onTurn={typed => prefer({ typed })}
      />
    </>
  );
}
