import {
  type BySeat,
  dealtHands,
  evolve,
  type HandState,
  type Ruleset,
  type Seat,
  seeded,
  shuffledRing,
  type Tile,
  undealt,
  type WallLayout,
} from '@gorrion/rules';

/** Botzone's 136 tiles: a wall of 34 for each player, who draws replacements from it too. No dice are thrown. */
export const OWN_WALLS: WallLayout = {
  stacks: 17,
  walls: 'own',
  throws: 0,
  direction: 'counter-clockwise',
  replacements: 'front',
};

/** Draws that each player has: 34 tiles less the 13 of the hand. */
export const OWN_DRAWS = 21;

/** The walls of a seed, East's first: the first thirteen tiles of each are the hand. */
export const ownWalls = (seed: string): readonly Tile[] => shuffledRing(seeded(seed), OWN_WALLS);

/** Returns the hand before East's first draw; `hands` are what these walls give, where that is not known to a player. */
export const stateAtDeal = (
  walls: readonly Tile[],
  prevalentWind: Seat,
  rules: Ruleset,
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
