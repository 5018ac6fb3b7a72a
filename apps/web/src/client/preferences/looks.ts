/* How the table looks on this screen. Each choice is an attribute of <html> that the style sheets read. */

export const FELTS = ['green', 'blue', 'red', 'grey'] as const;
export const BACKS = ['bamboo', 'green', 'blue'] as const;
export const FACES = ['bone', 'white'] as const;

export interface Looks {
  readonly felt: (typeof FELTS)[number];
  /** The backs of the tiles. */
  readonly back: (typeof BACKS)[number];
  readonly face: (typeof FACES)[number];
  /** Draws stronger faces on white, each suit in a colour of its own brightness. */
  readonly contrast: boolean;
  /** Draws a ring instead of the wall, and larger tiles. */
  readonly compactWall: boolean;
  /** Marks discards of the tile just drawn. */
  readonly marksDrawn: boolean;
}

export const PLAIN_LOOKS: Looks = {
  felt: 'green',
  back: 'bamboo',
  face: 'bone',
  contrast: false,
  compactWall: false,
  marksDrawn: false,
};

const oneOf = <T extends string>(values: readonly T[], value: unknown, otherwise: T): T =>
  values.find(known => known === value) ?? otherwise;

/** Returns stored looks; an unknown value becomes the default. */
export function parseLooks(stored: unknown): Looks {
  const known = typeof stored === 'object' && stored !== null ? (stored as Partial<Looks>) : {};
  return {
    felt: oneOf(FELTS, known.felt, PLAIN_LOOKS.felt),
    back: oneOf(BACKS, known.back, PLAIN_LOOKS.back),
    face: oneOf(FACES, known.face, PLAIN_LOOKS.face),
    contrast: known.contrast === true,
    compactWall: known.compactWall === true,
    marksDrawn: known.marksDrawn === true,
  };
}

/** Sets an attribute on `root` for each choice that differs from the default. */
export function showLooks(root: HTMLElement, looks: Looks): void {
  for (const what of ['felt', 'back', 'face'] as const) {
    if (looks[what] === PLAIN_LOOKS[what]) delete root.dataset[what];
    else root.dataset[what] = looks[what];
  }
  root.toggleAttribute('data-contrast', looks.contrast);
}
