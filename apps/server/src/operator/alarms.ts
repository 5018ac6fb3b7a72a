import type { NodeFigures, OperatorAlarm, OperatorNode } from '@gorrion/protocol';
import type { Verdict } from '../monitoring/room.ts';
import { figuresThere } from './nodes.ts';

/** Minutes by which a copy to `BACKUP_DIR` may be late, seconds of a lease, and ms of an answer. */
const [COPY_LATE, LEASE_OLD, ANSWERS_SLOW] = [1, 10, 500];

interface Judged {
  readonly nodes: readonly OperatorNode[];
  readonly room: Verdict['state'];
  /** Server time (ms) up to which everything is copied; null where nothing is. */
  readonly copiedTo: number | null;
  readonly now: number;
}

/** Returns what is wrong, the worst first. */
export function alarmsOf({ nodes, room, copiedTo, now }: Judged): readonly OperatorAlarm[] {
  const { there, sum } = figuresThere(nodes);
  const most = (read: (figures: NodeFigures) => number) => Math.max(0, ...there.map(read));
  const late = copiedTo === null ? 0 : Math.floor((now - copiedTo) / 60_000);
  const lease = most(({ leaseSeconds }) => leaseSeconds);
  const answer = most(({ answerMs }) => answerMs ?? 0);
  const counts: Readonly<Record<OperatorAlarm['what'], number>> = {
    'tables-frozen': sum(({ frozen }) => frozen),
    'disk-full': room === 'full' ? 1 : 0,
    // A drained node left on purpose.
    'node-gone': nodes.filter(({ isThere, figures }) => !isThere && !figures?.isDraining).length,
    'tables-faulty': sum(({ faulty }) => faulty),
    'ledgers-damaged': most(({ damagedLedgers }) => damagedLedgers),
    'bus-down': there.filter(({ isBusUp }) => !isBusUp).length,
    'lease-old': lease > LEASE_OLD ? Math.round(lease) : 0,
    'copy-late': late > COPY_LATE ? late : 0,
    'answers-slow': answer > ANSWERS_SLOW ? Math.round(answer) : 0,
    'disk-low': room === 'low' ? 1 : 0,
  };
  return Object.entries(counts).flatMap(([what, count]) =>
    count > 0 ? [{ what: what as OperatorAlarm['what'], count }] : [],
  );
}
