import type { Seat } from '@gorrion/rules';
import { Suspense } from 'react';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import type { Geometry } from '../layout/index.ts';
import type { FoulLine, LogLine } from '../log.ts';
import type { TableProps } from '../props.ts';

const FoulSlip = lazyPart(async () => ({ default: (await import('../say/index.ts')).FoulSlip }));

type NewFoul = FoulLine & Pick<LogLine, 'id'>;

/** Shows each new offence of strict play to everyone at the table. */
export function FoulSlips(of: {
  readonly props: TableProps;
  readonly geometry: Geometry;
  readonly nameOf: (seat: Seat) => string;
}) {
  const { recent, hand } = of.props;
  const line = recent.findLast((one): one is NewFoul & LogLine => one.kind === 'foul' && !one.isEarlier);
  if (hand.rules.assist !== 'strict') return null;
  return (
    <Suspense fallback={null}>
      <FoulSlip {...of} line={line} />
    </Suspense>
  );
}
