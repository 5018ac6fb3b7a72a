import type { Zone } from '../layout/index.ts';
import type { KeyedBox } from './identity.ts';

/* Most of a board does not change from one step to the next. What is equal stays the same object, so React renders less. */

const DRAWN = ['slot', 'tile', 'kind', 'zone', 'position', 'seat', 'x', 'y', 'w', 'h', 'face', 'turn', 'z'] as const;

const isSame = (a: KeyedBox, b: KeyedBox): boolean =>
  DRAWN.every(field => a[field] === b[field]) &&
  a.marks.length === b.marks.length &&
  a.marks.every((mark, i) => mark === b.marks[i]);

/** Returns the boxes of `after`, with the earlier object for each box that is equal to it. */
export function keepingSame(before: readonly KeyedBox[], after: readonly KeyedBox[]): readonly KeyedBox[] {
  const known = new Map(before.map(box => [box.key, box]));
  return after.map(box => {
    const was = known.get(box.key);
    return was && isSame(was, box) ? was : box;
  });
}

/** The boxes of a board by zone; see `zoneOf`. */
export type Zones = ReadonlyMap<string, readonly KeyedBox[]>;

const nameOf = (zone: Zone, whose: number): string => `${zone} ${whose}`;

/** Returns the name of a zone: the wall by position, everything else by seat. */
const zoneName = ({ zone, position, seat }: KeyedBox): string => nameOf(zone, zone === 'wall' ? position : seat);

const NONE: readonly KeyedBox[] = [];

export const zoneOf = (zones: Zones, zone: Zone, whose: number): readonly KeyedBox[] =>
  zones.get(nameOf(zone, whose)) ?? NONE;

const isSameList = (a: readonly KeyedBox[], b: readonly KeyedBox[]): boolean =>
  a.length === b.length && a.every((box, i) => box === b[i]);

/** Sorts boxes into zones. A zone in which nothing changed is the earlier list. */
export function zonesOf(boxes: readonly KeyedBox[], before?: Zones): Zones {
  const zones = Map.groupBy(boxes, zoneName);
  return new Map(
    Array.from(zones, ([name, list]) => {
      const was = before?.get(name);
      return [name, was && isSameList(was, list) ? was : list];
    }),
  );
}
