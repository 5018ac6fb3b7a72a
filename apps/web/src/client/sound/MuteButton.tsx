import { useEffect, useState } from 'react';
import { spokenKey } from '../../board/keys.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { usePreferences } from '../preferences/preferences.ts';
import { toggleMute } from './index.ts';

/** Turns the sound on or off, as a button alone; `isSolid` on the felt. */
export function MuteToggle({ isSolid }: { readonly isSolid: boolean }) {
  const t = useT();
  const isMuted = usePreferences(({ sound }) => sound.isMuted);
  const key = usePreferences(({ keys, keymap }) => spokenKey(keys ? keymap : undefined, 'mute'));
  return (
    <button
      type="button"
      className={isSolid ? 'ib dk solid' : 'ib'}
      aria-label={t(isMuted ? 'sound.turnOn' : 'sound.turnOff')}
      aria-keyshortcuts={key}
      onClick={toggleMute}
    >
      <Icon name={isMuted ? 'muted' : 'sound'} />
    </button>
  );
}

/**
 * Turns the sound on or off. Where the table has no room for the button, the change is still announced: a small screen
 * may have a keyboard.
 */
export function MuteButton({ isShown }: { readonly isShown: boolean }) {
  const t = useT();
  const isMuted = usePreferences(({ sound }) => sound.isMuted);
  const [first] = useState(isMuted);
  const [wasTurned, setTurned] = useState(false);
  useEffect(() => {
    if (isMuted !== first) setTurned(true);
  }, [isMuted, first]);
  return (
    <>
      {isShown && <MuteToggle isSolid={false} />}
      <span className="sr" role="status">
        {wasTurned && t(isMuted ? 'sound.isOff' : 'sound.isOn')}
      </span>
    </>
  );
}
