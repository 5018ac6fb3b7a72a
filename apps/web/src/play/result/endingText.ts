import type { TableState } from '@gorrion/protocol';
import { HANDS_A_ROUND, isClassical, type Player } from '@gorrion/rules';
import type { Translate } from '../../kit/i18n/index.ts';

/** Returns how a game ended, in words. A hand that was void was not played. `me`: the reader, if they played. */
export function endingText(t: Translate, { session, gamesPlayed, places }: TableState, me: Player | undefined): string {
  const isAlone = me !== undefined && places.filter(({ kind }) => kind === 'person').length === 1;
  const count = session.results.filter(({ outcome }) => outcome.kind !== 'void').length;
  const reason = session.end?.reason ?? 'complete';
  if (reason !== 'complete' && count === 0) {
    const isPenalized = session.totals.some(total => total !== 0);
    return [t(`end.${reason}First`), isPenalized && t('end.penaltiesOnly')].filter(Boolean).join(' ');
  }
  if (reason === 'abandoned' && isAlone) return t('end.abandonedAlone', { count });
  const rounds = session.options.hands / HANDS_A_ROUND;
  const isCounted = isClassical(session.options.rules) && reason === 'complete';
  const how = isCounted
    ? `${t('end.rounds', { count: rounds })} ${t('end.hands', { count })}`
    : t(`end.${reason}`, { count });
  return gamesPlayed > 0 ? `${how} ${t('end.gameNumber', { number: gamesPlayed + 1 })}` : how;
}
