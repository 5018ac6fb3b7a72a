import { clockText } from '../../kit/i18n/clockText.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { useSecondsLeft } from './useDevices.ts';

/** The time that a code or a comparison has left. */
export function TimeLeft({ msLeft, at }: { readonly msLeft: number; readonly at: number }) {
  const t = useT();
  const seconds = useSecondsLeft(msLeft, at);
  return (
    <Badge tone="amber" icon="clock" role="timer">
      {t('devices.left', { time: clockText(seconds * 1000) })}
    </Badge>
  );
}
