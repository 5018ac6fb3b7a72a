import { type RandomSource, shuffled } from '@gorrion/rules';
import type { Barred } from './barred.ts';
import { designOf, perfectSessions } from './designs.ts';
import { LabelSearch, labelled, placeTeams } from './labels.ts';
import type { Rotation, RotationNeeds, Table } from './rotation.ts';

/** Where a search begins. */
export interface Start {
  readonly rotation: Rotation;
  /** So many sessions from the first are a design in which nobody meets whom they must not. */
  readonly perfect: number;
}

/** Exchanges of labels after which a design is given up. */
const LABEL_STEPS = 200_000;

/** Seats everybody in the order of their numbers, moved on from session to session. */
function plainSessions(players: number, sessions: number): Rotation['sessions'] {
  const quarter = players / 4;
  return Array.from({ length: sessions }, (_, s) =>
    Array.from({ length: quarter }, (_, t): Table => {
      const at = (k: number) => 1 + k * quarter + ((t + s * k) % quarter);
      return [at(0), at(1), at(2), at(3)];
    }),
  );
}

const drawnSession = (players: number, random: RandomSource): readonly Table[] => {
  const order = shuffled(
    Array.from({ length: players }, (_, n) => n + 1),
    random,
  );
  return Array.from({ length: players / 4 }, (_, t) => order.slice(4 * t, 4 * t + 4) as unknown as Table);
};

/** Labels a design for these sessions; `cost` is the weight of the meetings that must not be. */
function labelling({ players, teams = [] }: RotationNeeds, sessions: number, barred: Barred, random: RandomSource) {
  const design = sessions > 0 ? designOf(players, sessions) : undefined;
  if (!design) return undefined;
  const at = placeTeams(design, { players, sessions, teams, barred }, random);
  const labels = new LabelSearch(design, sessions, at, barred, random);
  if (labels.cost > 0) labels.run(LABEL_STEPS);
  return { cost: labels.cost, rotation: labelled(design, sessions, labels.at, random) };
}

/**
 * Returns a design for all sessions, if one is known that leaves nearly everybody with whom they may meet; else one for
 * as many as there are, with further sessions drawn at random; else plain tables.
 */
export function startOf(needs: RotationNeeds, barred: Barred, random: RandomSource): Start {
  const { players, sessions } = needs;
  const most = Math.min(sessions, perfectSessions(players));
  for (const length of [most, most - 1]) {
    const made = labelling(needs, length, barred, random);
    if (!made) break;
    const { cost, rotation } = made;
    if (length === sessions && cost <= players / 2) return { rotation, perfect: cost === 0 ? length : 0 };
    if (cost > 0) continue;
    const further = Array.from({ length: sessions - length }, () => drawnSession(players, random));
    return { rotation: { sessions: [...rotation.sessions, ...further] }, perfect: length };
  }
  return { rotation: { sessions: plainSessions(players, sessions) }, perfect: 0 };
}
