/** A rectangle on the screen (px). */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The distance between the places that are tried, and to what is there (px). */
const STEP = 8;
const ROOM = 3;
/** How far from its tile a name may lie (px). */
const FARTHEST = 360;

/** The steps to all places around a point, nearest first. Sideways counts less: a name lies beside its tile. */
const AROUND = (() => {
  const steps: (readonly [number, number])[] = [];
  for (let dx = -FARTHEST; dx <= FARTHEST; dx += STEP)
    for (let dy = -FARTHEST; dy <= FARTHEST; dy += STEP) steps.push([dx, dy]);
  return steps.sort((a, b) => Math.hypot(a[0] * 0.8, a[1]) - Math.hypot(b[0] * 0.8, b[1]));
})();

const meets = (a: Area, b: Area): boolean =>
  a.x < b.x + b.w + ROOM && b.x < a.x + a.w + ROOM && a.y < b.y + b.h + ROOM && b.y < a.y + a.h + ROOM;

const isInside = (a: Area, b: Area): boolean =>
  a.x >= b.x && a.y >= b.y && a.x + a.w <= b.x + b.w && a.y + a.h <= b.y + b.h;

/** Returns the place nearest to a tile at which something of this size covers nothing; undefined if there is none. */
export function freePlace(
  near: Area,
  size: { readonly w: number; readonly h: number },
  inside: Area,
  taken: readonly Area[],
): Area | undefined {
  const [cx, cy] = [near.x + near.w / 2 - size.w / 2, near.y + near.h / 2 - size.h / 2];
  for (const [dx, dy] of AROUND) {
    const place = { x: cx + dx, y: cy + dy, w: size.w, h: size.h };
    if (isInside(place, inside) && !taken.some(one => meets(place, one))) return place;
  }
  return undefined;
}
