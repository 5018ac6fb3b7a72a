import type { TableCommand } from '@gorrion/protocol';
import { nonceFor, owedToShuffle } from '@gorrion/table';
import type { Following } from '../store/following.ts';

const KEY = 'gorrion.nonce-key';
/** For a browser that keeps nothing. */
let unkept: string | undefined;

function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** What this device's nonces are made of: kept, so that a page which is loaded anew opens what it has sealed. */
function key(): string {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null && /^[0-9a-f]{64}$/.test(kept)) return kept;
    const fresh = freshKey();
    localStorage.setItem(KEY, fresh);
    return fresh;
  } catch {
    unkept ??= freshKey();
    return unkept;
  }
}

/** This device's nonce for a hand, before it and for ever after. */
export const ownNonce = (commitment: string): string => nonceFor(key(), commitment);

export const owed = ({ state, viewer }: Following): TableCommand | undefined => owedToShuffle(state, viewer, ownNonce);
