import type { GivenRuling, Ruling, TableState } from '@gorrion/protocol';
import { type FoulId, PLAYERS, type Player } from '@gorrion/rules';
import { nameAt } from '../../client/store/people.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import { ARTICLES } from './articles.ts';

/** Returns a ruling in words, with its article and remark; what concerns the reader `me` in the second person. */
export const rulingText = (t: Translate, state: TableState, ruling: Ruling, me?: Player): string =>
  rulingTextWith(t, player => t.nameOf(nameAt(state.places[player]) ?? ''), ruling, me);

/** Returns a ruling in words; `nameOf` returns the players' names as the reader `me` sees them. */
export function rulingTextWith(t: Translate, nameOf: (player: Player) => string, ruling: Ruling, me?: Player): string {
  const remark = ruling.remark === undefined ? '' : ` ${t('umpire.said.remark', { remark: ruling.remark })}`;
  return `${penaltyText(t, nameOf, ruling, me)} ${articleText(t, ruling)}.${remark}`;
}

/** Returns what a ruling does, in words, without its reason. */
export function penaltyText(t: Translate, named: (player: Player) => string, ruling: Ruling, me?: Player): string {
  const nameOf = (player: Player) => (player === me ? t('result.you') : named(player));
  switch (ruling.kind) {
    case 'points': {
      const { player, points, paidTo } = ruling;
      const paid = { name: nameOf(player), points: t.number(points) };
      const isMine = player === me;
      if (paidTo === 'nobody') return t(isMine ? 'umpire.said.youLose' : 'umpire.said.lost', paid);
      return t(isMine ? 'umpire.said.youPay' : 'umpire.said.points', {
        ...paid,
        to: receiverText(t, nameOf, paidTo, me),
      });
    }
    case 'replay-hand':
      return t('umpire.said.replay');
    case 'correct': {
      const changed = PLAYERS.filter(player => ruling.changes[player] !== 0);
      const changes = t.all(changed.map(player => `${t.nameOf(nameOf(player))} ${t.signed(ruling.changes[player])}`));
      return t('umpire.said.correct', { changes });
    }
    case 'discard-shown': {
      const act = t('umpire.act.discard-shown');
      const { player, tiles } = ruling;
      if (!tiles) return t('umpire.said.player', { act, name: nameOf(player) });
      return t('umpire.said.tiles', { act, name: nameOf(player), tiles: t.all(tiles.map(tile => tileName(t, tile))) });
    }
    default:
      return t('umpire.said.player', { act: t(`umpire.act.${ruling.kind}`), name: nameOf(ruling.player) });
  }
}

function receiverText(
  t: Translate,
  nameOf: (player: Player) => string,
  to: 'each-opponent' | Player,
  me: Player | undefined,
): string {
  if (to === me) return t('umpire.to.you');
  return to === 'each-opponent' ? t('umpire.to.each-opponent') : t('umpire.to.player', { name: nameOf(to) });
}

/** Escaped, because the sign itself cites the rulebook of the engine. */
const SECTION_SIGN = '\u00a7';

export const foulText = (t: Translate, foul: FoulId): string => t(`umpire.foul.${foul}`);

/** Returns the section of the book that a ruling names, with its foul or with what the section is about. */
export function articleText(t: Translate, { article, foul }: Pick<Ruling, 'article' | 'foul'>): string {
  const known = ARTICLES.find(one => one === article);
  const section = SECTION_SIGN + article;
  if (foul) return `${foulText(t, foul)} ${section}`;
  return known ? `${t(`umpire.article.${known}`)} ${section}` : section;
}

/** Returns who gave a ruling, in words. */
export const giverOf = (t: Translate, { by }: GivenRuling): string => t(`umpire.by.${by}`);
