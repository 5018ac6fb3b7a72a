import type { SeatCommand } from '@gorrion/rules';
import type { CSSProperties } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import { type ClaimFact, reachOf, type TableFacts } from '../facts.ts';

interface ClaimCostProps {
  readonly facts: TableFacts | undefined;
  /** The offer under the pointer. */
  readonly pointed: SeatCommand | undefined;
  readonly style?: CSSProperties | undefined;
}

const claimOf = (command: SeatCommand | undefined) => (command?.type === 'claim' ? JSON.stringify(command.claim) : '');

/** What to know before a claim: why Hu is not offered, which fans the claim loses, and what it leads to. */
export function ClaimCost({ facts, pointed, style }: ClaimCostProps) {
  const t = useT();
  if (!facts) return null;
  const { complete, minimum, claims } = facts;
  const own = claims.find(({ command }) => claimOf(command) === claimOf(pointed)) ?? (pointed ? undefined : claims[0]);
  const lines = [
    complete && t('facts.complete', { points: complete.points, minimum }),
    own && cost(t, own),
    own && claimOf(pointed) === claimOf(own.command) && then(t, own, minimum),
  ].filter(Boolean);
  return lines.length === 0 ? null : (
    <p className={style ? 'cost cornered' : 'cost'} style={style}>
      {lines.join(' ')}
    </p>
  );
}

function cost(t: Translate, { lost }: ClaimFact): string {
  if (lost.length === 0) return '';
  const fans = lost.map(({ name, points }) => t('facts.fan', { name, points })).join(t('list.comma'));
  return t('facts.cost', { fans });
}

function then(t: Translate, { after }: ClaimFact, minimum: number): string {
  if (!after) return '';
  const { best } = reachOf(after);
  if (after.discard === undefined) return t('facts.thenReady', { points: best, minimum });
  return t('facts.thenReadyWithout', { tile: tileName(t, after.discard), points: best, minimum });
}
