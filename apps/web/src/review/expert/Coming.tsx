import type { HandProgress } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { runMinutesLeft } from '../frame/progress.ts';
import type { ExpertPanelProps } from './expertProps.ts';

interface ComingProps extends Pick<ExpertPanelProps, 'run'> {
  readonly progress: HandProgress;
  readonly name: string;
}

/** How far the review of the hand is, and how long all that is asked for takes. */
export function Coming({ progress, run, name }: ComingProps) {
  const t = useT();
  const left = runMinutesLeft(run, Date.now());
  return (
    <>
      <p>
        {t(progress.state === 'running' ? 'expert.comingNow' : 'expert.comingLater')}{' '}
        {left !== undefined && t('expert.minutesLeft', { count: left })}
      </p>
      {progress.all > 0 && (
        <progress value={progress.done} max={progress.all} aria-label={t('expert.coming', { name })} />
      )}
    </>
  );
}
