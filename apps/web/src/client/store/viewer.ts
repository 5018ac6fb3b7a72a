import type { TableViewer } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';

/** Returns the player of a viewer; undefined for who has no seat. */
export const playerOf = (viewer: TableViewer): Player | undefined => (typeof viewer === 'string' ? undefined : viewer);
