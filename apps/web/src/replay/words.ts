import type { Seat } from '@gorrion/rules';
import { logLines } from '../board/log.ts';
import { sentence } from '../board/logWords.ts';
import type { Translate } from '../i18n/index.ts';
import { tileName } from '../tiles/index.ts';
import type { ReplayMove } from './replay.ts';

/** Returns a move in words, as the log of the table says it. */
export function moveSentence(t: Translate, move: ReplayMove, nameOf: (seat: Seat) => string): string {
  const { event } = move;
  const [line] = logLines([event]);
  if (line) return sentence(t, line, nameOf, undefined);
  if (event.type === 'dealt') return t('replay.said.dealt');
  if (event.type === 'drew') return t('replay.said.drew', { name: nameOf(event.seat), tile: tileName(t, event.tile) });
  if (event.type === 'hu-shown') return t('replay.said.shown', { name: nameOf(event.seat) });
  return t('replay.said.ruling');
}
