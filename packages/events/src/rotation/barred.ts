import type { RotationNeeds, Separation } from './rotation.ts';

/** By player, from 1, whom they must not meet, with the weight of such a meeting. */
export type Barred = readonly (readonly (readonly [number, number])[])[];

/** Weights of a meeting of team-mates and of others to be kept apart; one meeting after the first weighs 1. */
export const MATES = 9;
export const APART = 4;

/** Returns whom each player must not meet. Index 0 is empty. */
export function barredOf({ players, teams = [], apart = [] }: Separation & Pick<RotationNeeds, 'players'>): Barred {
  const barred = Array.from({ length: players + 1 }, () => new Map<number, number>());
  for (const [a, b] of apart) {
    barred[a]!.set(b, APART);
    barred[b]!.set(a, APART);
  }
  for (const team of teams) for (const a of team) for (const b of team) if (a !== b) barred[a]!.set(b, MATES);
  return barred.map(weights => [...weights]);
}

/**
 * Returns sets of players such that nobody is barred from a player of another set. Team-mates stand next to each other.
 * Players whom nothing bars are left out.
 */
export function circlesOf(barred: Barred): readonly (readonly number[])[] {
  const isSeen = new Set<number>();
  const circles: (readonly number[])[] = [];
  for (const start of barred.keys()) {
    if (isSeen.has(start) || barred[start]!.length === 0) continue;
    const circle: number[] = [];
    const visit = (player: number): void => {
      if (isSeen.has(player)) return;
      isSeen.add(player);
      circle.push(player);
      for (const [other] of barred[player]!.toSorted((a, b) => b[1] - a[1])) visit(other);
    };
    visit(start);
    circles.push(circle);
  }
  return circles;
}
