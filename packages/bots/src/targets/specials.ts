import { KNITTED_NINES, PLAYING_KINDS } from '@gorrion/rules';
import { SET_TILES, SETS } from '../routes/sets.ts';
import { ALL_KINDS, isHonourKind, isTerminalOrHonour } from '../routes/universe.ts';
import type { TargetList } from './targetList.ts';

/** Hands other than four sets and a pair. All are concealed, but a Knitted Straight may have one meld. */
export const SPECIAL_NAMES = ['seven-pairs', 'honors-and-knitted', 'thirteen-orphans', 'knitted-straight'] as const;
const POINTS = { 'seven-pairs': 24, 'honors-and-knitted': 12, 'thirteen-orphans': 88, 'knitted-straight': 12 } as const;

const HONOURS = ALL_KINDS.filter(isHonourKind);
const ORPHANS = ALL_KINDS.filter(isTerminalOrHonour);

/** What the search for special hands reads, and the list that it fills. */
interface SpecialSearch {
  readonly counts: Uint8Array;
  readonly live: Uint8Array;
  readonly list: TargetList;
  /** Number of the first special route. */
  readonly firstRoute: number;
  readonly limit: number;
}

function add(at: SpecialSearch, name: keyof typeof POINTS, need: Uint8Array, sets: readonly number[] = []): void {
  let cost = 0;
  for (const kind of ALL_KINDS) {
    const short = need[kind]! - at.counts[kind]!;
    if (short > at.live[kind]!) return;
    if (short > 0) cost += short;
  }
  if (cost === 0 || cost > at.limit) return;
  const route = at.firstRoute + SPECIAL_NAMES.indexOf(name);
  at.list.add(need, at.counts, cost, sets, POINTS[name], route, name !== 'knitted-straight');
}

/** Yields every choice of `size` items. */
function* choices(items: readonly number[], size: number, from = 0): Generator<readonly number[]> {
  if (size === 0) {
    yield [];
    return;
  }
  for (let at = from; at <= items.length - size; at++) {
    for (const rest of choices(items, size - 1, at + 1)) yield [items[at]!, ...rest];
  }
}

const ofKinds = (kinds: readonly number[], copies: number): Uint8Array => {
  const need = new Uint8Array(PLAYING_KINDS);
  for (const kind of kinds) need[kind]! += copies;
  return need;
};

/** Adds the hands of held pairs and singles to be paired; four of a kind are two pairs (article 67). */
function addSevenPairs(at: SpecialSearch): void {
  const paired = ALL_KINDS.flatMap(kind => Array.from({ length: at.counts[kind]! >> 1 }, () => kind));
  const lacking = 7 - paired.length;
  if (lacking > at.limit || lacking < 1) return;
  const singles = ALL_KINDS.filter(kind => at.counts[kind]! % 2 === 1 && at.live[kind]! > 0);
  for (const more of choices(singles, lacking)) add(at, 'seven-pairs', ofKinds([...paired, ...more], 2));
}

function addHonoursAndKnitted(at: SpecialSearch): void {
  for (const knitted of KNITTED_NINES) {
    const kinds = [...knitted, ...HONOURS];
    const held = kinds.filter(kind => at.counts[kind]! > 0);
    const open = kinds.filter(kind => at.counts[kind] === 0 && at.live[kind]! > 0);
    const lacking = 14 - held.length;
    if (lacking > at.limit || lacking < 1) continue;
    for (const more of choices(open, lacking)) add(at, 'honors-and-knitted', ofKinds([...held, ...more], 1));
  }
}

function addOrphans(at: SpecialSearch): void {
  if (ORPHANS.filter(kind => at.counts[kind] === 0).length > at.limit) return;
  for (const doubled of ORPHANS) add(at, 'thirteen-orphans', ofKinds([...ORPHANS, doubled], 1));
}

const lacks = ({ counts }: SpecialSearch, need: Uint8Array): number =>
  ALL_KINDS.reduce((sum, kind) => sum + Math.max(0, need[kind]! - counts[kind]!), 0);

function addKnittedStraight(at: SpecialSearch, melds: number): void {
  for (const knitted of KNITTED_NINES) {
    const need = ofKinds(knitted, 1);
    if (lacks(at, need) > at.limit) continue;
    for (let id = 0; id < (melds === 0 ? SETS : 1); id++) {
      const kinds = melds === 0 ? [0, 1, 2].map(n => SET_TILES[3 * id + n]!) : [];
      for (const kind of kinds) need[kind]!++;
      if (lacks(at, need) <= at.limit) addPairs(at, need, melds === 0 ? [id] : []);
      for (const kind of kinds) need[kind]!--;
    }
  }
}

function addPairs(at: SpecialSearch, need: Uint8Array, sets: readonly number[]): void {
  for (const kind of ALL_KINDS) {
    if (at.counts[kind]! <= need[kind]!) continue;
    need[kind]! += 2;
    add(at, 'knitted-straight', need, sets);
    need[kind]! -= 2;
  }
}

/** Adds all special hands that lack at most `limit` tiles. `melds` is the seat's number of melds. */
export function addSpecials(at: SpecialSearch, melds: number): void {
  if (melds > 1) return;
  addKnittedStraight(at, melds);
  if (melds > 0) return;
  addSevenPairs(at);
  addHonoursAndKnitted(at);
  addOrphans(at);
}
