import { isByTeacher, isTeacherHere, TEACHER_PATIENCE } from '@gorrion/table';
import { useState } from 'react';
import { useSeconds } from '../../board/hooks/useSeconds.ts';
import { client } from '../../client/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';

/**
 * Returns whether the players of a paused table may go on without their teacher, who has been away for long enough. A page
 * that has come later counts from then: it has not seen when the teacher left.
 */
export function useMayGoOn({ recent, state }: FollowedTable): boolean {
  const [seenAt] = useState(client.now);
  const at = recent.findLast(({ entry }) => isByTeacher(entry.event))?.entry.at ?? seenAt;
  return useSeconds(isTeacherHere(state) ? undefined : at + TEACHER_PATIENCE, client.now) === 0;
}
