import type { TableState } from '@gorrion/protocol';
import type { Entropy, SealedSource } from '../ports/ports.ts';
import { nextDeal } from './commit.ts';
import { freshSecret, type Secret } from './secret.ts';

/** Where the chance of a deal comes from: pages add nonces to the server's seed, or it was sealed before the game. */
export type DealSource = 'nonces' | 'sealed';

/** Returns the source of a table's deals. */
export const sourceOf = ({ settings }: Pick<TableState, 'settings'>): DealSource =>
  settings.deals ? 'sealed' : 'nonces';

/** Means to find the secret of a deal. */
export interface SecretMeans {
  readonly entropy: Entropy;
  readonly sealed?: SealedSource | undefined;
}

/** Returns a function that gives the secret of the next deal; undefined if the duplicate has no such deal. */
export function secretFor(state: TableState, { entropy, sealed }: SecretMeans): (() => Secret) | undefined {
  const { deals } = state.settings;
  if (!deals) return () => freshSecret(entropy);
  const secret = sealed?.secretOf(deals.duplicate, nextDeal(state).handNumber);
  return secret && (() => secret);
}
