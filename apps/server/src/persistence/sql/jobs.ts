import { CALL_LINK_COURSES, type CallLinkJob } from './callLinks.ts';
import { CAST_COURSES, type CastJob } from './casts.ts';
import { GAME_COURSES, type GameJob } from './gameJobs.ts';
import { HOOK_COURSES, type HookJob } from './hooks.ts';
import { LEDGER_COURSES, type LedgerJob } from './ledgerJobs.ts';
import { OPERATOR_COURSES, type OperatorJob } from './operator.ts';
import { PEACE_COURSES, type PeaceJob } from './peaceJobs.ts';
import { PEOPLE_COURSES, type PeopleJob } from './peopleJobs.ts';
import type { Courses, Statement, Steps } from './statement.ts';
import { TOKEN_COURSES, type TokenJob } from './tokens.ts';

/** A change that both databases carry out alike. */
export type SharedJob =
  | CallLinkJob
  | CastJob
  | GameJob
  | HookJob
  | LedgerJob
  | OperatorJob
  | PeaceJob
  | PeopleJob
  | TokenJob;

const COURSES: Courses<SharedJob> = {
  ...CALL_LINK_COURSES,
  ...CAST_COURSES,
  ...GAME_COURSES,
  ...HOOK_COURSES,
  ...LEDGER_COURSES,
  ...OPERATOR_COURSES,
  ...PEACE_COURSES,
  ...PEOPLE_COURSES,
  ...TOKEN_COURSES,
};

export const isShared = (job: { readonly kind: string }): job is SharedJob => Object.hasOwn(COURSES, job.kind);

/** Returns the statements of a change: one alone, or several that are carried out all or none. */
export const courseOf = (job: SharedJob): Statement | Steps =>
  (COURSES[job.kind] as (job: SharedJob) => Statement | Steps)(job);
