import type { FollowedTable } from '../../client/store/following.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { behindText } from '../../shell/page/lobbyLine.ts';

/** Says how far behind play the reader watches a table; undefined if they see it live. */
export function lateText(t: Translate, { behind, state }: FollowedTable): string | undefined {
  const { delay } = state.settings;
  return behind === undefined || delay === undefined ? undefined : behindText(t, delay);
}

/** Says that the reader watches a table, and how far behind play. */
export const watchText = (t: Translate, table: FollowedTable): string =>
  [t('game.youWatch'), lateText(t, table)].filter(Boolean).join(' · ');

/** Says the same in few letters, for the panel of a small table. */
export function shortLateText(t: Translate, { state }: FollowedTable): string | undefined {
  const { delay } = state.settings;
  if (delay === undefined) return undefined;
  if (delay === 'hand') return t('game.late.hand');
  return delay < 60 ? t('game.late.seconds', { count: delay }) : t('game.late.minutes', { count: delay / 60 });
}
