import type { TableViewer } from '@gorrion/protocol';
import type { Player } from '@gorrion/rules';

/** Returns the player whose seat a viewer has; undefined for a viewer without a seat. */
export const playerOf = (viewer: TableViewer): Player | undefined => (typeof viewer === 'string' ? undefined : viewer);
