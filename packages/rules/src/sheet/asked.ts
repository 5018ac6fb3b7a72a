import { FOULS, type Foul, type FoulId } from '../fouls/fouls.ts';
import { sanctionOf } from '../fouls/penalty.ts';
import { UMPIRE_POINTS, type UmpirePoints } from '../hand/umpire.ts';
import type { Player } from '../session/players.ts';
import type { WrittenRuling } from './rulings.ts';

/* What the book asks for a foul (3.11, article 96), as an umpire gives it. */

/** What a player suffers beside points. */
export const PENALTIES = ['warn', 'discard-shown', 'dead-hand', 'void-claim', 'disqualify'] as const;
export type Penalty = (typeof PENALTIES)[number];

/** What the book asks for a foul. */
export interface AskedForFoul {
  /** Section of the book. */
  readonly article: string;
  readonly points: UmpirePoints | 0;
  /** Undefined where the foul costs no points, or the umpire names the injured player. */
  readonly paidTo: 'nobody' | 'each-opponent' | undefined;
  /** Undefined where the book leaves the penalty to the umpire. */
  readonly penalties: readonly Penalty[] | undefined;
}

const isUmpirePoints = (points: number): points is UmpirePoints =>
  (UMPIRE_POINTS as readonly number[]).includes(points);

/** Returns what the book asks for a foul that its player has committed so many times before in this session. */
export function askedForFoul(foul: FoulId, before: number): AskedForFoul {
  const { article, paidTo, isDeadHand, steps }: Foul = FOULS[foul];
  const hasPoints = paidTo !== 'injured-player' && steps.some(({ kind }) => kind === 'points' || kind === 'umpire');
  const sanction = sanctionOf(foul, before);
  const penalties: readonly (Penalty | false)[] = [
    sanction.kind === 'warning' && 'warn',
    sanction.kind === 'obligatory-discard' && 'discard-shown',
    (isDeadHand || sanction.kind === 'dead-hand') && 'dead-hand',
    sanction.kind === 'no-hu-this-turn' && 'void-claim',
    (sanction.kind === 'disqualified' || sanction.kind === 'lose-session') && 'disqualify',
  ];
  return {
    article,
    points: sanction.kind === 'points' && isUmpirePoints(sanction.points) ? sanction.points : 0,
    paidTo: hasPoints ? paidTo : undefined,
    penalties: sanction.kind === 'umpire' ? undefined : penalties.filter(one => one !== false),
  };
}

/** A ruling that was given. `at`: server time (ms). */
export interface GivenRuling {
  readonly ruling: WrittenRuling;
  readonly hand: number;
  readonly at: number;
  /** Why it was taken back. */
  readonly revoked?: string;
}

/** Rulings of one hand this close together (ms) are about one foul, as its points and its dead hand are. */
const ONE_FOUL = 10_000;

/** Whether a ruling is about the same foul as the one that was given before it. */
export const isOneFoul = (one: GivenRuling, next: GivenRuling): boolean =>
  one.hand === next.hand &&
  one.ruling.player !== undefined &&
  one.ruling.player === next.ruling.player &&
  one.ruling.article === next.ruling.article &&
  next.at - one.at <= ONE_FOUL;

/**
 * Returns how often a player has been ruled against by the same section, by rulings in the order in which they were given.
 * Those taken back do not count.
 */
export function timesBefore(given: readonly GivenRuling[], article: string, player: Player | undefined): number {
  const against = given.filter(
    ({ ruling, revoked }) =>
      player !== undefined && revoked === undefined && ruling.article === article && ruling.player === player,
  );
  return against.filter((one, place) => !against[place - 1] || !isOneFoul(against[place - 1]!, one)).length;
}
