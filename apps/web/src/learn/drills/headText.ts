import type { DrillVerdict } from '@gorrion/learn/drills';
import type { Translate } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import { claimTiles, claimWord, decimalText, routeName } from './words.ts';

type Verdict<K extends DrillVerdict['kind']> = Extract<DrillVerdict, { kind: K }>;

/** How many were found of all, and how many were named that are none. */
function foundText(t: Translate, { found, missed, wrong }: Verdict<'which-fans' | 'waits'>, isShown: boolean): string {
  const all = found.length + missed.length;
  if (isShown) return t('drills.head.all', { count: all });
  if (missed.length === 0 && wrong.length === 0) return t('drills.head.foundAll', { count: all });
  const part = t('drills.head.found', { found: found.length, all });
  return wrong.length === 0 ? part : `${part} ${t('drills.head.wrong', { count: wrong.length })}`;
}

/** Returns how much worse an answer is than the best, or that it is as good. */
function lossText(
  t: Translate,
  best: string,
  given: { readonly loss: number; readonly plusMinus: number } | undefined,
): string {
  if (!given) return t('drills.head.unlisted', { best });
  const loss = decimalText(t, given.loss);
  return given.plusMinus > 0
    ? t('drills.head.better', { best, loss, plusMinus: decimalText(t, given.plusMinus) })
    : t('drills.head.betterAbout', { best, loss });
}

function claimText(t: Translate, { claim }: Verdict<'claim'>['best']): string {
  const tiles = claimTiles(claim).map(tile => tileName(t, tile));
  return tiles.length > 0 ? t('act.chowOf', { tiles: tiles.join(t('list.comma')) }) : claimWord(t, claim);
}

/** Returns the result of an answer in one line. */
export function headText(t: Translate, verdict: DrillVerdict, isShown: boolean): string {
  switch (verdict.kind) {
    case 'worth': {
      const points = t('act.points', { count: verdict.points });
      return isShown || verdict.isRight ? points : t('drills.head.worth', { points, given: verdict.given });
    }
    case 'which-fans':
    case 'waits':
      return foundText(t, verdict, isShown);
    case 'discard': {
      const best = tileName(t, verdict.best.tile);
      if (isShown) return best;
      return verdict.isRight ? tileName(t, (verdict.given ?? verdict.best).tile) : lossText(t, best, verdict.given);
    }
    case 'claim': {
      const best = claimText(t, verdict.best);
      if (isShown) return best;
      return verdict.isRight ? claimText(t, verdict.given ?? verdict.best) : lossText(t, best, verdict.given);
    }
    case 'route': {
      const best = routeName(t, verdict.best.route);
      if (isShown) return best;
      return verdict.isRight ? routeName(t, (verdict.given ?? verdict.best).route) : lossText(t, best, verdict.given);
    }
    case 'safe':
      return t(verdict.best.isCertain ? 'drills.head.safe' : 'drills.head.safer', {
        tile: tileName(t, verdict.best.tile),
      });
  }
}
