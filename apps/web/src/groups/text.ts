import type { GroupGame, GroupView } from '@gorrion/events/groups';
import { HANDS_A_ROUND, type Player, roundOf } from '@gorrion/rules';
import type { Key, Translate } from '../kit/i18n/index.ts';
import { windName } from '../kit/tiles/index.ts';
import { gamePath } from '../shell/links/gamePaths.ts';

/* Names, dates and addresses as the pages of a group write them. */

/** Sentences of refusals that only groups have. */
export const REFUSALS: Readonly<Record<string, Key>> = {
  'group-full': 'groups.refused.group-full',
  'owners-only': 'groups.refused.owners-only',
  'no-such-member': 'groups.refused.no-such-member',
  'last-owner': 'groups.refused.last-owner',
  'too-many-seasons': 'groups.refused.too-many-seasons',
  'season-order': 'groups.refused.season-order',
  'seasons-overlap': 'groups.refused.seasons-overlap',
  'no-such-season': 'groups.refused.no-such-season',
  'evening-past': 'groups.refused.evening-past',
  'evening-of-another': 'groups.refused.evening-of-another',
  'no-evening': 'groups.refused.no-evening',
  'not-the-day': 'groups.refused.not-the-day',
  'opened-already': 'groups.refused.opened-already',
  'too-many-now': 'groups.refused.too-many-now',
  'too-many-rounds': 'groups.refused.too-many-rounds',
  'too-few-here': 'groups.refused.too-few-here',
  'no-such-game': 'groups.refused.no-such-game',
  'game-not-yours': 'groups.refused.game-not-yours',
  'game-of-file': 'groups.refused.game-of-file',
  'game-of-one': 'groups.refused.game-of-one',
  'game-sealed': 'games.notNote.game-sealed',
  'no-call-rooms': 'error.no-call-rooms',
  'bad-hook': 'groups.refused.bad-hook',
  'hook-not-https': 'groups.refused.hook-not-https',
  'hook-not-public': 'groups.refused.hook-not-public',
  'too-many-hooks': 'groups.refused.too-many-hooks',
  'no-such-hook': 'groups.refused.no-such-hook',
  'game-known': 'groups.refused.game-known',
};

/** Returns the name of a member; one who has gone without a game has none. */
export function memberName(t: Translate, { members }: Pick<GroupView, 'members'>, number: number): string {
  const name = members.find(member => member.number === number)?.name;
  return name ? t.nameOf(name) : t('groups.formerMember');
}

/** Returns the name of a player of a game. */
export function playerName(t: Translate, view: GroupView, game: GroupGame, player: Player): string {
  const one = game.players[player];
  const name = 'member' in one ? one.called : one.name;
  return 'member' in one && name === undefined ? memberName(t, view, one.member) : t.nameOf(name ?? '');
}

export const dayText = (t: Translate, at: number): string =>
  new Date(at).toLocaleDateString(t.locale, { dateStyle: 'medium' });

/** Returns day and month, without the year. */
export const shortDay = (t: Translate, at: number): string =>
  new Date(at).toLocaleDateString(t.locale, { day: 'numeric', month: 'short' });

export const longDay = (t: Translate, at: number): string =>
  new Date(at).toLocaleDateString(t.locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** Returns weekday, day and time: "Sunday 29 November, 00:00". */
export const momentText = (t: Translate, at: number): string =>
  new Date(at).toLocaleString(t.locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });

const inRound = (hand: number): number => ((hand - 1) % HANDS_A_ROUND) + 1;

/** Returns the name of a hand: "East 3". */
export const handName = (t: Translate, hand: number): string => `${windName(t, roundOf(hand))} ${inRound(hand)}`;

/** Returns the address of a hand of a game, by its number: a group does not know the rounds of its games. */
export const handPath = (game: string, hand: number): string => gamePath(game, `h${hand}`);

/** Returns table points: a tie shares them, so they may have decimals. */
export const tablePointsText = (t: Translate, points: number): string => t.number(points);

/** Returns an average with two decimals. */
export const averageText = (t: Translate, value: number): string =>
  value.toLocaleString(t.locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
