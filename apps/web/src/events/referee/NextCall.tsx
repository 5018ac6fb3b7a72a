import type { EventCall } from '@gorrion/events/tournament';
import { clockText } from '../../kit/i18n/clockText.ts';
import { useT } from '../../kit/i18n/index.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { useServerTime } from '../event/clock.ts';

interface NextCallProps {
  readonly id: string;
  readonly queue: readonly EventCall[];
}

/** The one action bar of the phone: the call that waits longest. Shows nothing while nobody calls. */
export function NextCall({ id, queue: [first] }: NextCallProps) {
  const t = useT();
  const now = useServerTime();
  if (!first) return null;
  return (
    <div className="rf-bar">
      <Go className="btn pri" href={eventPaths.event(id, 'referee', `${first.session}-${first.table}`)}>
        {t('referee.next', { table: first.table, time: clockText(Math.max(0, now - first.at)) })}
      </Go>
    </div>
  );
}
