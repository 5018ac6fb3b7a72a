import type { RandomSource } from '@gorrion/rules';
import type { Entropy } from './ports.ts';

const AT_ONCE = 64;

/** Numbers 0 .. 2^32 - 1 from the entropy port, a few at a time. */
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

/** Uniform in [0, 1). */
export const unit = (random: RandomSource): number => random() / 2 ** 32;

/** A delay that looks natural: between the bounds, the middle more likely. */
export const between = (random: RandomSource, low: number, high: number): number =>
  Math.round(low + ((high - low) * (unit(random) + unit(random))) / 2);
