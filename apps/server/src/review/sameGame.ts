import { createHash } from 'node:crypto';
import type { GameRecord } from '@gorrion/protocol';

/**
 * Returns the same text for records of the same game, whatever was changed in names, times and ids: it follows from what
 * was dealt and played alone.
 */
export function digestOfPlay({ facts }: Pick<GameRecord, 'facts'>): string {
  const played = facts.flatMap(({ event }) => (event.type === 'session' ? [event.event] : []));
  return createHash('sha256').update(JSON.stringify(played)).digest('base64');
}
