import type { Player } from '@gorrion/rules';
import { useEffect } from 'react';
import { isSmallDevice, type ReviewRun } from '../../client/archive/useReview.ts';
import { BEGIN_REVIEW } from '../../shell/links/gamePaths.ts';
import type { Extent } from './extent.ts';

/** Starts the review of a player where it suits this device. */
export const beginReview = (run: ReviewRun, player: Player): void =>
  run.start([player], run.places.includes('server') && isSmallDevice() ? 'server' : 'device');

/** Begins the review of a player, once, if the reader came by a link that begins it and nothing is reviewed yet. */
export function useBegin(run: ReviewRun, { full }: Extent, player: Player): void {
  useEffect(() => {
    if (!run.isRead || history.state !== BEGIN_REVIEW) return;
    history.replaceState(undefined, '', location.href);
    if (full === 0 && run.state !== 'running') beginReview(run, player);
  }, [run, full, player]);
}
