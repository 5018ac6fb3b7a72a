import type { RandomSource } from '@gorrion/rules';
import type { Entropy } from './ports.ts';

const AT_ONCE = 64;

/** Returns a source of numbers 0 .. 2^32 - 1 that reads the entropy port in small blocks. */
export function randomFrom(entropy: Entropy): RandomSource {
  let block: DataView = new DataView(new ArrayBuffer(0));
  let offset = 0;
  return () => {
    if (offset >= block.byteLength) {
      const bytes = entropy.bytes(AT_ONCE);
      block = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      offset = 0;
    }
    const value = block.getUint32(offset);
    offset += 4;
    return value;
  };
}

/** Returns a uniform number in [0, 1). */
export const unit = (random: RandomSource): number => random() / 2 ** 32;

/** Returns a natural-looking delay between the bounds; the middle is more likely. */
export const between = (random: RandomSource, low: number, high: number): number =>
  Math.round(low + ((high - low) * (unit(random) + unit(random))) / 2);
