import { isBotChair, type TableState } from '@gorrion/protocol';
import { type BySeat, bySeat, playerAt } from '@gorrion/rules';
import type { PlateInfo } from '../../board/index.ts';
import { nameAt } from '../../client/store/people.ts';

/** Returns who sat where, with their points before the hand. */
export const platesIn = ({ session, places }: TableState, nameOf: (name: string) => string): BySeat<PlateInfo> =>
  bySeat((seat): PlateInfo => {
    const player = playerAt(session, seat);
    const chair = places[player];
    return {
      name: nameOf(nameAt(chair) ?? ''),
      kind: isBotChair(chair) ? 'bot' : 'person',
      score: session.totals[player],
      presence: 'here',
    };
  });
