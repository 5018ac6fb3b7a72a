import { randomBytes } from 'node:crypto';
import type { Entropy } from '@gorrion/table';

/** Entropy of the operating system, fit for secrets. */
export const systemEntropy: Entropy = { bytes: count => new Uint8Array(randomBytes(count)) };
