import { FAMILIES, type Family, type FanFrequencies, fanFamilyOf, shareOfWins } from '@gorrion/learn/fanbook';
import { searchFans } from '@gorrion/learn/fans';
import { FAN_IDS, type FanId, fanPoints, type McrRules } from '@gorrion/rules';

/* Which fans the list shows, and in what order. The address holds it, so that a link shows the same list. */

export const ORDERS = ['points', 'family', 'frequency'] as const;
export type Order = (typeof ORDERS)[number];

export interface Filter {
  readonly text: string;
  readonly points: number | undefined;
  readonly family: Family | undefined;
  /** Only fans that the reader has made, or only the others. */
  readonly isMade: boolean | undefined;
  readonly order: Order;
}

export const NO_FILTER: Filter = {
  text: '',
  points: undefined,
  family: undefined,
  isMade: undefined,
  order: 'points',
};

/** The points that fans are worth under a ruleset, the most first. */
export const pointsIn = (rules: McrRules): readonly number[] =>
  [...new Set(FAN_IDS.map(id => fanPoints(id, rules)))].sort((a, b) => b - a);

const MADE = { yes: true, no: false } as const;

/** Returns the filter of an address, as "?points=8&family=chows". What it does not know is left out. */
export function filterOf(search: string): Filter {
  const given = new URLSearchParams(search);
  const points = Number(given.get('points'));
  const made = given.get('made');
  return {
    text: given.get('q') ?? '',
    points: points > 0 ? points : undefined,
    family: FAMILIES.find(family => family === given.get('family')),
    isMade: made === 'yes' || made === 'no' ? MADE[made] : undefined,
    order: ORDERS.find(order => order === given.get('by')) ?? 'points',
  };
}

/** Returns the part of the address that stands for a filter; empty if it leaves nothing out. */
export function searchOf({ text, points, family, isMade, order }: Filter): string {
  const given = new URLSearchParams();
  if (text.trim() !== '') given.set('q', text);
  if (points !== undefined) given.set('points', String(points));
  if (family) given.set('family', family);
  if (isMade !== undefined) given.set('made', isMade ? 'yes' : 'no');
  if (order !== 'points') given.set('by', order);
  const search = given.toString();
  return search && `?${search}`;
}

/** Fans under one heading: their points, their family, or none where they stand in the order of frequency. */
export interface Group {
  readonly key: string;
  readonly points?: number;
  readonly family?: Family;
  readonly fans: readonly FanId[];
}

/** What the list knows of the games. Either is undefined while it is loaded, or where there is nothing to know. */
export interface Known {
  readonly made: ReadonlyMap<FanId, unknown> | undefined;
  readonly frequencies: FanFrequencies | undefined;
}

/** Returns the fans that a filter leaves, in the order of the book. */
export function fansOf({ text, points, family, isMade }: Filter, { made }: Known, rules: McrRules): readonly FanId[] {
  return searchFans(text).filter(
    id =>
      (points === undefined || fanPoints(id, rules) === points) &&
      (family === undefined || fanFamilyOf(id) === family) &&
      (isMade === undefined || made === undefined || made.has(id) === isMade),
  );
}

/** Returns the fans that a filter leaves, under their headings. */
export function groupsOf(filter: Filter, known: Known, rules: McrRules): readonly Group[] {
  const fans = fansOf(filter, known, rules);
  const { frequencies } = known;
  if (filter.order === 'frequency' && frequencies) {
    const share = (id: FanId) => shareOfWins(frequencies, id);
    return [{ key: 'frequency', fans: fans.toSorted((a, b) => share(b) - share(a)) }];
  }
  const groups: readonly Group[] =
    filter.order === 'family'
      ? FAMILIES.map(family => ({ key: family, family, fans: fans.filter(id => fanFamilyOf(id) === family) }))
      : pointsIn(rules).map(points => ({
          key: String(points),
          points,
          fans: fans.filter(id => fanPoints(id, rules) === points),
        }));
  return groups.filter(group => group.fans.length > 0);
}
