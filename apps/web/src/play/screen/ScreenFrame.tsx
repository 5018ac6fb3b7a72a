import { type ReactNode, useEffect, useState } from 'react';
import { useWakeLock } from '../../client/attention/useWakeLock.ts';
import { prefer, usePreferences } from '../../client/preferences/preferences.ts';
import { useT } from '../../kit/i18n/index.ts';
import { MiniTile, SPARROW } from '../../kit/tiles/index.ts';
import './screen.css';

interface ScreenFrameProps {
  /** The heading of the page; on the screen of a table it is not seen. */
  readonly title: string;
  /** Whether screen readers hear what is drawn. Of a table the phones of its players speak. */
  readonly isSilent?: boolean;
  readonly children: ReactNode;
}

/** A page that is read from the other side of a room. It keeps the screen lit, and asks once for a press, without which browsers play nothing. */
export function ScreenFrame({ title, isSilent = false, children }: ScreenFrameProps) {
  const t = useT();
  useWakeLock(true);
  useEffect(() => {
    document.title = t('tv.title');
  }, [t]);
  return (
    <main className="tv">
      {isSilent && <h1 className="sr">{title}</h1>}
      {isSilent ? (
        <div className="tv-whole" aria-hidden="true" inert>
          {children}
        </div>
      ) : (
        children
      )}
      <SoundButton />
    </main>
  );
}

/** Returns whether the browser lets this page sound, because of a press. `otherwise`: where it does not say. */
const maySound = (otherwise: boolean): boolean => navigator.userActivation?.hasBeenActive ?? otherwise;

/** Turns sound and voice on by the one press that browsers want, with the OK of a remote control. */
function SoundButton() {
  const t = useT();
  const sound = usePreferences(({ sound }) => sound);
  const [wasPressed, setPressed] = useState(() => maySound(false));
  useEffect(() => {
    const pressed = () => setPressed(maySound(true));
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
  if (wasPressed && !sound.isMuted && sound.spoken !== 'off') return null;
  const begin = () => {
    prefer({ sound: { ...sound, isMuted: false, spoken: sound.spoken === 'off' ? 'own' : sound.spoken } });
    setPressed(true);
  };
  return (
    // biome-ignore lint/a11y/noAutofocus: a remote control has no pointer, and this is the only button
    <button type="button" className="tv-sound" autoFocus onClick={begin}>
      {t('tv.sound')}
    </button>
  );
}

/** The name of the program in a corner. */
export const ScreenBrand = () => (
  <div className="tv-brand" aria-hidden="true">
    <MiniTile tile={SPARROW} decorative />
    Gorrión
  </div>
);

interface ScreenStateProps {
  readonly title: string;
  readonly note?: string | undefined;
  readonly children?: ReactNode;
}

/** One thing that a screen says, and what can be done about it. */
export function ScreenState({ title, note, children }: ScreenStateProps) {
  return (
    <ScreenFrame title={title}>
      <ScreenBrand />
      <div className="tv-state">
        <h1>{title}</h1>
        {note && <p role="status">{note}</p>}
        <div className="row">{children}</div>
      </div>
    </ScreenFrame>
  );
}
