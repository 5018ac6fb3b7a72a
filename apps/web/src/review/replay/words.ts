import type { Seat } from '@gorrion/rules';
import type { ReplayMove } from '@gorrion/table';
import { logLines } from '../../board/log.ts';
import { sentence } from '../../board/logWords.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';

/** Returns a move in words, as the log of the table says it. */
export function moveSentence(t: Translate, move: ReplayMove, nameOf: (seat: Seat) => string): string {
  const { event } = move;
  const [line] = logLines([event]);
  if (line) return sentence(t, line, nameOf, undefined);
  if (event.type === 'dealt') return t('replay.said.dealt');
  if (event.type === 'drew') return t('replay.said.drew', { name: nameOf(event.seat), tile: tileName(t, event.tile) });
  if (event.type === 'hu-shown') return t('replay.said.shown', { name: nameOf(event.seat) });
  if (event.type === 'exchange-opened') return t('replay.said.exchanges');
  if (event.type === 'exchange-chosen') {
    const [name, tiles] = [nameOf(event.seat), event.tiles.map(tile => tileName(t, tile))];
    return tiles.length > 0
      ? t('replay.said.gives', { name, tiles: t.all(tiles) })
      : t('replay.said.givesNothing', { name });
  }
  return t('replay.said.ruling');
}
