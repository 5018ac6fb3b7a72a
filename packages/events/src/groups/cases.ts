import type { Context, Decision } from '../ledger/index.ts';
import type { GroupCommand, GroupFact, GroupState, Member } from './types.ts';

export type Decided = Decision<GroupFact>;

/** Who commands, and what a decision needs beside the state. */
export interface Case {
  readonly state: GroupState;
  readonly me: Member;
  readonly context: Context;
}

export type Decisions<T extends GroupCommand['type']> = {
  readonly [K in T]: (command: Extract<GroupCommand, { type: K }>, given: Case) => Decided;
};
