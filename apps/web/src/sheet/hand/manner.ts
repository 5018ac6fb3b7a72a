import type { Player } from '@gorrion/rules';
import type { Translate } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import type { HandResult } from './handResult.ts';

/** Returns how the hand ended: on which tile and from whom it was won, or why nobody won and whether points moved. */
export function manner(t: Translate, { outcome, payments }: HandResult, me: Player | undefined): string {
  const isPenalized = payments.some(({ penalty }) => penalty !== 0);
  if (outcome.kind === 'exhausted') return t(isPenalized ? 'result.drawnPenalties' : 'result.drawnNote');
  if (outcome.kind === 'void') return t(isPenalized ? 'result.voidPenalties' : 'result.voidNote');
  const tile = tileName(t, outcome.tile);
  if (outcome.from === outcome.seat) return t('result.selfDrawn', { tile });
  const { name, player } = payments[outcome.from];
  if (outcome.robbed) return player === me ? t('result.onYourRobbed', { tile }) : t('result.onRobbed', { tile, name });
  return player === me ? t('result.onYourDiscard', { tile }) : t('result.onDiscard', { tile, name });
}
