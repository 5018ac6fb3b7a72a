import type { KeyedBox } from '../motion/index.ts';
import type { TileMark } from '../props.ts';

interface MarksProps {
  readonly marks: readonly TileMark[];
  readonly boxes: readonly KeyedBox[];
}

/** Returns the tile of each mark; a hand may hold a kind twice, and its drawn tile comes first. */
function boxesOf(marks: readonly TileMark[], boxes: readonly KeyedBox[]): readonly (KeyedBox | undefined)[] {
  const taken = new Set<string>();
  return marks.map(({ zone, seat, tile }) => {
    const box = boxes.findLast(
      one =>
        one.zone === (zone === 'discard' ? 'river' : zone) &&
        one.seat === seat &&
        one.tile === tile &&
        (zone !== 'river' || one.marks.includes('last')) &&
        !taken.has(one.key),
    );
    if (box) taken.add(box.key);
    return box;
  });
}

/** Frames around the tiles that a review points out. The review says in words what they mean. */
export function Marks({ marks, boxes }: MarksProps) {
  return boxesOf(marks, boxes).map((box, n) => {
    if (!box) return null;
    const style = { width: box.w, height: box.h, transform: `translate(${box.x}px, ${box.y}px)` };
    // biome-ignore lint/suspicious/noArrayIndexKey: marks are few, and a list of others replaces them all
    return <i key={n} className={`tile-mark ${marks[n]!.kind}`} style={style} aria-hidden="true" />;
  });
}
