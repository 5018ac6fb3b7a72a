/* Overlaps that are wanted or cannot be avoided, each with its reason. Any other overlap is a fault. */

export interface Exception {
  /** The thing that lies on others, and what it may lie on. */
  readonly on: string;
  readonly over: readonly string[];
  /** Returns whether the exception holds at a size. */
  readonly at: (size: { readonly width: number; readonly height: number }) => boolean;
  readonly why: string;
}

type Size = Parameters<Exception['at']>[0];
const isSideways = ({ width, height }: Size) => height < 520 && width > height;
const isUpright = ({ width, height }: Size) => !isSideways({ width, height }) && (width < 600 || width < height);
const isPhone = (size: Size) => isSideways(size) || isUpright(size);
const isNarrow = (size: Size) => isUpright(size) && size.width < 700;
const isSmallest = ({ width, height }: Size) => Math.min(width, height) < 360;

const RIVERS = ['own river', 'right river', 'opposite river', 'left river'];
const OTHERS_MELDS = ['right melds', 'opposite melds', 'left melds'];
const OTHERS_HANDS = ['right hand', 'opposite hand', 'left hand'];

export const EXCEPTIONS: readonly Exception[] = [
  {
    on: 'claim bar',
    over: ['own river'],
    at: size => !isSideways(size),
    why: 'It covers the far rows of the own river, which its owner knows best, and repeats the tile that is asked about.',
  },
  {
    on: 'claim cost',
    over: ['own river'],
    at: size => !isSideways(size),
    why: 'A sentence that stands above the bar as long as the question.',
  },
  {
    on: 'claim bar',
    over: ['own plate', 'own melds'],
    at: isNarrow,
    why: 'A phone has no other room: nothing of the other players is covered, and all is back once it is answered.',
  },
  {
    on: 'tools',
    over: ['left hand'],
    at: isSmallest,
    why: 'The menu stands above the claim bar as long as the question; the backs of tiles say nothing.',
  },
  {
    on: 'hand panel',
    over: ['panel', ...RIVERS, ...OTHERS_MELDS, ...OTHERS_HANDS],
    at: isPhone,
    why: 'There is no room beside the table; the player opens and closes it, and it leaves the own tiles free.',
  },
  {
    on: 'over rivers',
    over: ['panel', ...RIVERS, ...OTHERS_MELDS, ...OTHERS_HANDS],
    at: isPhone,
    why: 'There is no room beside the table; the player opens it, a claim closes it, and the own tiles stay free.',
  },
  ...['notice', 'offline', 'over table'].map(on => ({
    on,
    over: ['opposite hand', 'opposite melds', 'opposite river', 'right river'],
    at: isPhone,
    why: 'There is no room beside the table; plates, buttons and the own tiles stay free.',
  })),
  {
    on: 'wish',
    over: ['opposite hand'],
    at: isPhone,
    why: 'The backs of tiles say nothing: rivers, plates, buttons and the own tiles stay free.',
  },
  {
    on: 'wish',
    over: ['opposite melds'],
    at: isSideways,
    why: 'They share their line with the backs, and a phone on its side has no other room.',
  },
  {
    on: 'over table',
    over: [...RIVERS, ...OTHERS_MELDS, ...OTHERS_HANDS],
    at: isPhone,
    why: 'The card of a pause: nobody plays meanwhile.',
  },
  {
    on: 'over table',
    over: ['panel'],
    at: isUpright,
    why: 'The card of a pause: nobody plays meanwhile, and names and points stand on the plates.',
  },
  {
    on: 'slip',
    over: ['panel', ...RIVERS, ...OTHERS_MELDS, ...OTHERS_HANDS],
    at: isPhone,
    why: 'It lies there for six seconds and takes no press; plates, buttons and the own tiles stay free.',
  },
  {
    on: 'panel',
    over: ['own river'],
    at: isSideways,
    why: 'Without an own hand the river begins at its frame, which is two pixels wide.',
  },
  {
    on: 'sheet pill',
    over: RIVERS,
    at: isPhone,
    why: 'The hand is over: the tiles left are of no use, and the sheet is one press away.',
  },
  {
    on: 'copies left',
    over: ['own hand'],
    at: isPhone,
    why: 'It hangs from the lower edge of the very tile of which it speaks.',
  },
  {
    on: 'words',
    over: ['table'],
    at: size => !isPhone(size),
    why: 'The line of the words covers the lower edge of the rim, which otherwise leaves the window.',
  },
  {
    on: 'lay down',
    over: ['own plate', 'own melds', 'own river', 'right river', 'own pills', 'tools'],
    at: isPhone,
    why: 'It stands where the claim bar stands in assisted play, as long as tiles are chosen for a word.',
  },
  {
    on: 'penalty marks',
    over: ['opposite hand', 'opposite melds'],
    at: isUpright,
    why: 'They hang from the plates of the header over the backs of tiles, in the few hands with an offence.',
  },
  {
    on: 'own plate',
    over: ['own river'],
    at: isSmallest,
    why: 'The words of strict play take a line of the smallest screen.',
  },
  ...[
    'claim bar',
    'claim cost',
    'lay down',
    'own pills',
    'armed',
    'ready pill',
    'over table',
    'wish',
    'notice',
    'offline',
    'slip',
    'sheet pill',
  ].map(on => ({
    on,
    over: [...OTHERS_HANDS, ...OTHERS_MELDS, ...RIVERS, 'own pills', 'own plate', 'panel'],
    at: isSmallest,
    why: 'On the smallest screen tiles would be below 17 px if everything had a place of its own.',
  })),
];

/** Returns whether an overlap is among the exceptions at a size. */
export const isExcepted = (pair: string, size: Size): boolean =>
  EXCEPTIONS.some(({ on, over, at }) => at(size) && over.some(other => [on, other].toSorted().join(' + ') === pair));
