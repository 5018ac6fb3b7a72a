import { isByTeacher, isTeacherHere, TEACHER_PATIENCE } from '@gorrion/table';
import { useState } from 'react';
import { useSeconds } from '../../board/hooks/useSeconds.ts';
import { client } from '../../client/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';

/** Returns when (ms) the teacher last did something; undefined if this page has not seen it, or has missed what came after it. */
function actedAt({ recent, seq }: FollowedTable): number | undefined {
  let next = seq;
  for (const { entry } of recent.toReversed()) {
    if (entry.seq !== next) return undefined;
    if (isByTeacher(entry.event)) return entry.at;
    next -= 1;
  }
  return undefined;
}

/**
 * Returns whether the players of a paused table may go on without their teacher, who has been away for long enough. A page
 * that has come later, or was without connection, counts from then: it has not seen when the teacher left.
 */
export function useMayGoOn(table: FollowedTable): boolean {
  const { epoch, state } = table;
  const [seen, setSeen] = useState(() => ({ epoch, at: client.now() }));
  if (seen.epoch !== epoch) setSeen({ epoch, at: client.now() });
  const at = actedAt(table) ?? seen.at;
  return useSeconds(isTeacherHere(state) ? undefined : at + TEACHER_PATIENCE, client.now) === 0;
}
