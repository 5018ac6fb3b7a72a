import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { useSecondsLeft } from './useDevices.ts';
import { clockText } from './words.ts';

/** The time that a code or a comparison has left. */
export function TimeLeft({ msLeft, at }: { readonly msLeft: number; readonly at: number }) {
  const t = useT();
  const seconds = useSecondsLeft(msLeft, at);
  return (
    <span className="dv-badge amber" role="timer">
      <Icon name="clock" />
      {t('devices.left', { time: clockText(seconds) })}
    </span>
  );
}
