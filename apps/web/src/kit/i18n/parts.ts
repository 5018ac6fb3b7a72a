/**
 * The parts of a catalogue. `first` is what the first page says; `ground` is what the rooms below the places say; `sheet` and
 * `options` are two of these rooms that a table needs only when a hand is over, or before one begins. A place has its own,
 * the table in two halves: `play` until the first hand is over, and `room` for what comes before and after. The settings, the
 * devices and the search say `shell`. The operator's page says `operator`.
 */
export const PARTS = [
  'first',
  'ground',
  'sheet',
  'options',
  'shell',
  'learn',
  'play',
  'room',
  'review',
  'events',
  'groups',
  'operator',
] as const;

export type Part = (typeof PARTS)[number];

const PLACE = ['ground', 'sheet', 'options'] as const satisfies readonly Part[];

/** The parts that come with a part. */
const WITH: Readonly<Record<Part, readonly Part[]>> = {
  first: [],
  ground: [],
  sheet: ['ground'],
  options: ['ground'],
  shell: ['ground'],
  play: ['ground'],
  room: ['play', ...PLACE],
  learn: PLACE,
  review: PLACE,
  events: PLACE,
  groups: PLACE,
  operator: ['ground', 'shell'],
};

/** Returns a part with the parts that come with it. */
export const withPart = (part: Part): readonly Part[] => [...WITH[part], part];
