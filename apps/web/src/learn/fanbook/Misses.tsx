import { litHand } from '@gorrion/learn/fanbook';
import { NEAR_MISSES, nearMissClaim } from '@gorrion/learn/fantexts';
import { type FanId, wmo2006 } from '@gorrion/rules';
import { useMemo } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { HandTiles } from './HandTiles.tsx';

interface MissesProps {
  readonly fan: FanId;
  /** Why each near miss does not score the fan, in their order. */
  readonly reasons: readonly string[];
}

/** Hands that look like a fan and do not score it, each with its reason. */
export function Misses({ fan, reasons }: MissesProps) {
  const t = useT();
  const hands = useMemo(() => NEAR_MISSES[fan].map(miss => litHand(nearMissClaim(miss), wmo2006)), [fan]);
  return (
    <Card title={t('fanbook.misses')}>
      <ul className="stack roomy">
        {hands.map((hand, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in a fixed list
          <li key={at} className="stack tight">
            {hand && <HandTiles hand={hand} />}
            <p className="learn-why against">
              <Icon name="close" />
              {reasons[at]}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
