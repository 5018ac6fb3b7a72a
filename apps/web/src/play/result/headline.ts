import type { Player } from '@gorrion/rules';
import type { Translate } from '../../kit/i18n/index.ts';
import type { RankLine } from './ranking.ts';

/** Returns who has won a game, in a line. `me`: the reader; undefined for a spectator. */
export function headline(t: Translate, hasHands: boolean, lines: readonly RankLine[], me: Player | undefined): string {
  if (!hasHands) return t('result.noHand');
  const winners = lines.filter(line => line.place === 1);
  if (winners.length === 4) return t('end.allTied');
  if (winners.length > 1) return t('end.tied', { names: t.all(winners.map(w => w.name)) });
  const winner = winners[0];
  if (!winner) return t('end.title');
  return winner.player === me ? t('end.youWin') : t('end.winner', { name: winner.name });
}
