import { useEffect, useState } from 'react';
import { spokenKey } from '../board/keys.ts';
import { useT } from '../i18n/index.ts';
import { usePreferences } from '../preferences/preferences.ts';
import { Icon } from '../ui/Icon.tsx';
import { toggleMute } from './index.ts';

/** Sound on or off, as a button alone: `isSolid` where it lies on the felt. */
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
 * Sound on or off. Where the table has no room for the button, the change is still said: a keyboard may be attached to
 * a small screen.
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
