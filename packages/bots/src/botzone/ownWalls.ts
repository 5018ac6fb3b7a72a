import {
  type BySeat,
  dealtHands,
  evolve,
  type HandState,
  type McrRules,
  OWN_WALLS,
  type Seat,
  seeded,
  shuffledRing,
  type Tile,
  undealt,
} from '@gorrion/rules';

/** Draws of each player: 34 tiles less the 13 of the hand. */
export const OWN_DRAWS = 21;

/** Returns the walls of a seed, East's first. The first thirteen tiles of each are the hand. */
export const ownWalls = (seed: string): readonly Tile[] => shuffledRing(seeded(seed), OWN_WALLS);

/** Returns the state before East's first draw. A player who does not know the walls gives the `hands` that they see. */
export const stateAtDeal = (
  walls: readonly Tile[],
  prevalentWind: Seat,
  rules: McrRules,
  hands: BySeat<readonly Tile[]> = dealtHands(walls, OWN_WALLS),
): HandState =>
  evolve(undealt, {
    type: 'dealt',
    rules,
    prevalentWind,
    dice: undealt.dice,
    layout: OWN_WALLS,
    breakAt: 0,
    wall: walls,
    hands,
    fouls: [[], [], [], []],
  });
