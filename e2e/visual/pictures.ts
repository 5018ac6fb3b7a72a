/*
 * The pictures of `npm run visual`: what the gallery (apps/web/gallery) shows, at which size, by day and by night. A later
 * commit reads this list of an earlier one, so the file imports nothing and keeps its exported names.
 */

export interface Picture {
  readonly name: string;
  /** Name of the gallery's state or screen. */
  readonly state: string;
  /** What follows the question mark of the gallery's address. */
  readonly query: string;
  readonly size: { readonly width: number; readonly height: number };
}

/** A desk, a tablet, a phone both ways. */
const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
} as const;
type Size = keyof typeof SIZES;
const EVERY_SIZE = Object.keys(SIZES) as readonly Size[];
const THEMES = ['light', 'dark'] as const;
type Theme = (typeof THEMES)[number];

/** States of the table that are drawn at every size. */
const EVERYWHERE = ['turn', 'claim'];
/** Of states that only fill other places of the same layout, one picture by day and one by night is enough. */
const ONCE: readonly (readonly [state: string, light: Size, dark: Size])[] = [
  ['wall', 'desk', 'phone'],
  ['deal', 'tablet', 'side'],
  ['middle', 'phone', 'desk'],
  ['pung', 'side', 'tablet'],
  ['sent', 'phone', 'side'],
  ['ready', 'desk', 'phone'],
  ['advised', 'desk', 'phone'],
  ['poor', 'side', 'desk'],
  ['stress', 'phone', 'tablet'],
  ['spectator', 'tablet', 'side'],
  ['over', 'desk', 'phone'],
  ['strict-turn', 'desk', 'phone'],
  ['strict-claim', 'phone', 'side'],
  ['strict-said', 'side', 'desk'],
  ['strict-foul', 'desk', 'phone'],
];

/** The pages around the table, where their layout differs. */
const SCREENS: Readonly<Record<string, readonly Size[]>> = {
  home: EVERY_SIZE,
  settings: ['desk', 'phone', 'side'],
  room: EVERY_SIZE,
  menu: ['desk', 'phone', 'side'],
  sheet: EVERY_SIZE,
  pairs: ['phone'],
  drawn: ['desk', 'side'],
  end: EVERY_SIZE,
  'end-long': EVERY_SIZE,
  'end-watched': ['desk'],
  'end-alone': ['desk', 'phone'],
  'end-strict': ['desk', 'phone'],
  'wrong-link': ['desk', 'phone'],
};

/** The end of a hand on the felt: its name in the gallery, and the beat at which it is held. */
const ENDS: readonly (readonly [end: string, at: string, sizes: readonly Size[]])[] = [
  ['own', 'word', ['desk', 'phone']],
  ['own', '2', EVERY_SIZE],
  ['other', '2', EVERY_SIZE],
  ['loss', 'word', ['desk']],
  ['large', 'paid', ['desk', 'side']],
  ['largest', 'paid', ['desk', 'phone']],
  ['counted', '5', ['tablet', 'phone']],
  ['drawn', 'word', ['desk', 'phone']],
];

const picture = (kind: 'state' | 'screen', state: string, size: Size, theme: Theme): Picture => ({
  name: `${state}-${size}-${theme}`,
  state,
  query: `${kind}=${state}&theme=${theme}`,
  size: SIZES[size],
});

const tileSet = (theme: Theme): Picture => ({
  name: `tiles-${theme}`,
  state: 'tiles',
  query: `state=tiles&theme=${theme}&index`,
  size: SIZES.tablet,
});

export const PICTURES: readonly Picture[] = [
  ...EVERYWHERE.flatMap(state => EVERY_SIZE.flatMap(size => THEMES.map(theme => picture('state', state, size, theme)))),
  ...ONCE.flatMap(([state, light, dark]) => [
    picture('state', state, light, 'light'),
    picture('state', state, dark, 'dark'),
  ]),
  ...Object.entries(SCREENS).flatMap(([screen, sizes]) =>
    sizes.flatMap(size => THEMES.map(theme => picture('screen', screen, size, theme))),
  ),
  ...ENDS.flatMap(([end, at, sizes]) =>
    sizes.flatMap(size =>
      THEMES.map(theme => ({
        name: `${end}-${at}-${size}-${theme}`,
        state: end,
        query: `end=${end}&at=${at}&theme=${theme}`,
        size: SIZES[size],
      })),
    ),
  ),
  ...THEMES.map(tileSet),
];
