/** Something that is wrong on a screen. */
export interface Fault {
  readonly screen: string;
  readonly kind: 'barrier' | 'cut' | 'reach' | 'sideways' | 'data' | 'gone';
  /** Where it is: the size, the language, the theme. */
  readonly at: string;
  readonly what: string;
}

/* Faults that are known and wanted, or cannot be mended at once, each with its reason. Any other fault fails the sweep. */

interface Exception {
  readonly screen: RegExp;
  readonly kind: Fault['kind'];
  readonly what: RegExp;
  /** Sizes, languages and themes at which it holds, as a fault names them; without it everywhere. */
  readonly at?: RegExp;
  readonly why: string;
}

const EXCEPTIONS: readonly Exception[] = [
  {
    screen: /./,
    kind: 'cut',
    what: /^shortened: .*عبد الرحمن/,
    why: 'A name of 24 letters ends in an ellipsis where a line has no room for it.',
  },
  {
    screen: /./,
    kind: 'cut',
    what: /^shortened: .*> div\.name /,
    why: 'A plate at the table has one line for a name, and says it whole to screen readers.',
  },
  {
    screen: /./,
    kind: 'cut',
    what: /^shortened: div\.sb\S* > b /,
    why: 'The panel in the middle of the table is as large as the table lets it be; the plates have the names, too.',
  },
  {
    screen: /replay|branch|review together|vote/,
    kind: 'cut',
    what: /^shortened: div > p /,
    why: 'The line over a replay; the list of moves says the same move whole.',
  },
  {
    screen: /^\/games|record of another server/,
    kind: 'cut',
    what: /^choice: /,
    why: 'The filter by a fan is as narrow as its row; the list that it opens, and the heading, name a fan whole.',
  },
  {
    screen: /^\/games|record of another server|\/me/,
    kind: 'cut',
    what: /^shortened: (span|time|a)\S* > (b|span)/,
    why: 'A row of the list of games has one line for four names; the page of the game says them whole.',
  },
  {
    screen: /./,
    kind: 'cut',
    at: / stretched$/,
    what: /^choice: .* Måhö-Jöñgö$/,
    why: 'The lists of words for calls are named by these words, which are the same in every language.',
  },
  {
    screen: /^the calculator/,
    kind: 'barrier',
    at: /^390x844/,
    what: /^target-size .*calc-|^target-size .*aria-label/,
    why: 'The answer that stays at the lower edge covers a part of a key until one scrolls.',
  },
  {
    screen: /^a sheet that was counted/,
    kind: 'barrier',
    at: /^390x844/,
    what: /^target-size .*all-hands/,
    why: 'The bar at the lower edge of a sheet covers a part of a line until one scrolls.',
  },
  {
    screen: /\/screen$/,
    kind: 'cut',
    at: /^390x844/,
    what: /^shortened: (tr > th|span\.bs-name > span\.ellipsis) /,
    why: 'The big screen is made for a wall: on a phone its columns are not wide enough for names.',
  },
];

export const isExcepted = (fault: Fault): boolean =>
  EXCEPTIONS.some(
    ({ screen, kind, what, at }) =>
      kind === fault.kind && screen.test(fault.screen) && what.test(fault.what) && (at?.test(fault.at) ?? true),
  );
