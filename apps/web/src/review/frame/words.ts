import { codeOfSeat } from '@gorrion/protocol';
import { chowTiles, type Seat, type SeatCommand, type Tile } from '@gorrion/rules';
import type { Translate } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import type { HandOfGame } from './gameHands.ts';

/* Words and numbers that all pages of a review share. */

const ONE_DECIMAL = { signDisplay: 'exceptZero', minimumFractionDigits: 1, maximumFractionDigits: 1 } as const;

/**
 * Returns the names of the players of a record, by player. A file of another program may leave a name empty: its player is
 * called by the seat of the first hand.
 */
export const playerNames = (t: Translate, players: readonly { readonly name: string }[]): readonly string[] =>
  players.map(({ name }, player) => t.nameOf(name || codeOfSeat(player as Seat)));

/** Formats points with a sign and one decimal, also a whole number: what is less was not measured. */
export const pointsText = (t: Translate, points: number): string =>
  new Intl.NumberFormat(t.locale, ONE_DECIMAL).format(points).replace('-', '\u2212');

/** Formats a chance of 0 to 1 in whole per cent. */
export const percentText = (t: Translate, chance: number): string =>
  new Intl.NumberFormat(t.locale, { style: 'percent' }).format(chance);

/** Returns the short name of a hand: "E3". */
export const shortHand = (t: Translate, { round, inRound }: HandOfGame): string =>
  `${t(`replay.wind.${round}`)}${t.number(inRound)}`;

export const longHand = (t: Translate, { round, inRound }: HandOfGame): string =>
  t('result.hand', { wind: t(`wind.${round}`), hand: inRound });

/** Returns a moment of a hand: "E3, turn 9". */
export const momentText = (t: Translate, hand: HandOfGame, turn: number): string =>
  t('replay.title', { hand: shortHand(t, hand), turn });

const CALLS = { win: 'act.win', kong: 'act.kong', pung: 'act.pung', pass: 'act.pass' } as const;

/** Returns a move in words, for a screen reader or a button: "Discard 5 Bamboo", "Pung", "Pass". */
export function moveText(t: Translate, move: SeatCommand): string {
  switch (move.type) {
    case 'discard':
      return t('review.discard', { tile: tileName(t, move.tile) });
    case 'declare-kong':
      return t('act.kongOf', { tile: tileName(t, move.tile) });
    case 'expose-flower':
      return t('act.flowerOf', { tile: tileName(t, move.tile) });
    case 'claim': {
      const { claim } = move;
      if (claim.kind === 'chow')
        return t('act.chowOf', {
          tiles: chowTiles(claim.low)
            .map(tile => tileName(t, tile))
            .join(t('list.comma')),
        });
      return claim.kind === 'said' ? t(`act.${claim.word}`) : t(CALLS[claim.kind]);
    }
    default:
      return t('act.win');
  }
}

/** Returns the tiles that stand for a move, and the word beside them if they do not say all. */
export function moveMark(t: Translate, move: SeatCommand): { readonly tiles: readonly Tile[]; readonly word?: string } {
  if (move.type === 'discard') return { tiles: [move.tile] };
  if (move.type === 'claim' && move.claim.kind === 'chow')
    return { tiles: chowTiles(move.claim.low), word: t('act.chow') };
  if (move.type === 'declare-kong') return { tiles: [move.tile], word: t('act.kong') };
  if (move.type === 'expose-flower') return { tiles: [move.tile], word: t('act.flower') };
  return { tiles: [], word: moveText(t, move) };
}
