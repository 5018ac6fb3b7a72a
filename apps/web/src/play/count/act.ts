import type { SeatAction } from '@gorrion/protocol';
import { client } from '../../client/index.ts';

/** Sends an action of the viewer's seat. */
export const act = (action: SeatAction): void => void client.send({ type: 'act', action });
