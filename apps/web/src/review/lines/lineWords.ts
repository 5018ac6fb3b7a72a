import type { GameLine } from '@gorrion/protocol';
import type { HandEvent, HandState, Seat } from '@gorrion/rules';
import { logLines } from '../../board/log.ts';
import { sentence } from '../../board/logWords.ts';
import type { Translate } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import { totalOf } from '../../sheet/hand/handResult.ts';

/* Lines in words: who made one, what was played instead, and how it ended. */

type NameOf = (seat: Seat) => string;

/** Returns the number of a line among all of its game, as links have it. */
export const numberOf = ({ id }: Pick<GameLine, 'id'>): number => Number(id.slice(1));

/** Returns who made a line, as a reader sees them. */
export const authorOf = (t: Translate, { author }: Pick<GameLine, 'author'>): string =>
  author === '' ? t('lines.somebody') : t.nameOf(author);

type Played = Pick<GameLine, 'events' | 'seat' | 'isByBots'>;

/** Returns what was played instead: the first move of the line's own seat, or of any where bots play all four. */
export function firstMove(t: Translate, { events, seat, isByBots }: Played, nameOf: NameOf): string {
  const [first] = events;
  if (first?.type === 'claim-made' && first.seat === seat && first.claim.kind === 'pass') return t('lines.passes');
  const moves = events.filter(event => event.type !== 'claim-made' && event.type !== 'drew');
  const own = moves.find(event => 'seat' in event && event.seat === seat);
  const move = isByBots ? moves[0] : (own ?? moves[0]);
  if (!move) return '';
  if (move.type === 'discarded' && move.seat === seat) return tileName(t, move.tile);
  const [line] = logLines([move]);
  return line ? sentence(t, line, nameOf, undefined).replace(/[.。]$/u, '') : '';
}

/** Returns the turn of the last move of a hand: its discards so far, and one after a discard that was claimed or won. */
function lastTurn({ seats }: HandState, last: HandEvent | undefined): number {
  const discards = seats.reduce((sum, { discards }) => sum + discards.length, 0);
  return Math.max(1, discards + (last?.type === 'discarded' ? 0 : 1));
}

/** Returns how a hand ended. `last`: its last event. */
export function ending(t: Translate, hand: HandState, last: HandEvent | undefined, nameOf: NameOf): string {
  if (hand.phase.name !== 'over') return t('lines.unfinished');
  const { outcome } = hand.phase;
  if (outcome.kind !== 'won') return t('lines.drawn');
  return t('lines.won', {
    name: nameOf(outcome.seat),
    turn: lastTurn(hand, last),
    points: totalOf(outcome),
  });
}
