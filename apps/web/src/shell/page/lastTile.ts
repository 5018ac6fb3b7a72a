import { isClassical, type Ruleset, scoreWin, type WinningClaim } from '@gorrion/rules';
import { fanName } from '../../kit/i18n/fanName.ts';
import type { Translate } from '../../kit/i18n/index.ts';

/**
 * Returns, for a self-drawn win that counts Last Tile, its points and those by the text that counts it on a discard alone
 * (article 49); undefined where the option decides nothing.
 */
export function lastTileText(t: Translate, claim: WinningClaim, rules: Ruleset): string | undefined {
  if (isClassical(rules) || !claim.selfDrawn || !claim.lastOfKind) return undefined;
  const counted = scoreWin(claim, rules)?.total;
  const other = scoreWin(claim, { ...rules, lastTileSelfDraw: false })?.total;
  if (counted === undefined || other === undefined || counted === other) return undefined;
  const points = t.number(other + claim.flowers);
  return t('page.lastTile', {
    fan: fanName('last-tile', t.locale),
    counted: t.number(counted + claim.flowers),
    other: other < rules.minPoints ? `${points}, ${t('calculator.noWin')}` : points,
  });
}
