import { type FanCount, isWind, meldTiles, type WinningClaim } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { tileName, windName } from '../../kit/tiles/index.ts';

/** How a hand was won. */
function wayOf(
  claim: WinningClaim,
): 'discard' | 'self' | 'last-draw' | 'last-discard' | 'replacement' | 'robbed' | 'last-of-kind' {
  if (claim.robbingKong) return 'robbed';
  if (claim.afterKong) return 'replacement';
  if (claim.lastOfWall) return claim.selfDrawn ? 'last-draw' : 'last-discard';
  if (claim.lastOfKind) return 'last-of-kind';
  return claim.selfDrawn ? 'self' : 'discard';
}

const hasWinds = ({ concealed, melds, winningTile }: WinningClaim): boolean =>
  [...concealed, winningTile, ...melds.flatMap(meldTiles)].some(isWind);

/** Says how a hand was won, and the winds if it has any. */
export function wonText(t: Translate, claim: WinningClaim): string {
  const won = t(`fanbook.won.${wayOf(claim)}`, { tile: tileName(t, claim.winningTile) });
  if (!hasWinds(claim)) return won;
  return `${won} · ${t('fanbook.winds', { seat: windName(t, claim.seatWind), round: windName(t, claim.prevalentWind) })}`;
}

/** Returns what a hand earns, as a sum: "Mixed Straight 8 + All Chows 2 = 10". */
export function sumText(t: Translate, fans: readonly FanCount[], sum: number): string {
  const parts = fans.map(({ id, times, points }) => {
    const name = fanName(id, t.locale);
    return `${name} ${times > 1 ? `${times} × ` : ''}${points}`;
  });
  return `${parts.join(' + ')} = ${sum}`;
}
