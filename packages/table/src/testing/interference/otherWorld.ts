import type { Entry, TableEvent } from '@gorrion/protocol';
import type { RandomSource } from '@gorrion/rules';
import { NO_SWITCHES } from '../../state/unopened.ts';
import { dealtFrom, otherWall } from './unknown.ts';

/** Returns the number of entries up to the end of the newest finished hand. */
export const endOfNewestHand = (log: readonly Entry[]): number =>
  log.findLastIndex(({ event }) => event.type === 'shuffle-opened') + 1;

const isSecretPass = (event: TableEvent): boolean =>
  event.type === 'session' &&
  event.event.type === 'hand' &&
  event.event.event.type === 'claim-made' &&
  event.event.event.claim.kind === 'pass';

const withOtherSecret = (event: TableEvent): TableEvent =>
  event.type === 'shuffle-committed' ? { ...event, secret: { salt: '3'.repeat(64), seed: '4'.repeat(64) } } : event;

const SWITCHED: TableEvent = { type: 'switched', place: 0, switches: { ...NO_SWITCHES, noClaims: true } };

/**
 * Returns the log of another world that looks the same to a spectator: in the hand in play, the concealed tiles and the
 * wall lie elsewhere, the shuffle has another secret, nobody has passed in secret, and one player has a switch on.
 */
export function otherWorld(log: readonly Entry[], random: RandomSource): readonly Entry[] {
  const { wall } = otherWall(log, undefined, random);
  const start = endOfNewestHand(log);
  const changed = dealtFrom(wall, log).flatMap((entry, n): readonly Entry[] => {
    if (n < start) return [entry];
    if (isSecretPass(entry.event)) return [];
    const event = withOtherSecret(entry.event);
    const isDeal = event.type === 'session' && event.event.type === 'hand' && event.event.event.type === 'dealt';
    return isDeal
      ? [
          { ...entry, event },
          { ...entry, event: SWITCHED },
        ]
      : [{ ...entry, event }];
  });
  return changed.map((entry, n) => ({ ...entry, seq: n + 1 }));
}
