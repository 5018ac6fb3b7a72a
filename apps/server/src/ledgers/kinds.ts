import type { LedgerKind } from '@gorrion/events/ledger';

/** A kind of ledger whose own types only its functions know. */
export type AnyKind = LedgerKind<unknown, unknown, unknown, unknown, unknown, unknown>;
