import type { ReviewPlace } from '@gorrion/protocol';
import { useEffect, useRef, useState } from 'react';
import { isSamePlace } from './places.ts';

interface Walk {
  readonly isFollowing: boolean;
  readonly follow: (isFollowing: boolean) => void;
}

/**
 * Moves the page to the leader's place while the reader follows. A reader who moves the page away from a leader stops
 * following; the page asks nothing and does not move again until the reader follows again.
 */
export function useFollowing(
  leaderAt: ReviewPlace | null | undefined,
  place: ReviewPlace,
  goTo: (to: ReviewPlace) => ReviewPlace,
): Walk {
  const [isFollowing, setFollowing] = useState(false);
  const follows = useRef(false);
  const target = useRef<ReviewPlace>(undefined);
  const before = useRef(place);
  const change = (next: boolean) => {
    follows.current = next;
    setFollowing(next);
  };
  // Own moves come first: who moves in the same moment as the leader stays where they went.
  useEffect(() => {
    if (isSamePlace(before.current, place)) return;
    before.current = place;
    if (!follows.current || !leaderAt || isSamePlace(place, target.current)) return;
    follows.current = false;
    setFollowing(false);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only the leader's moves and the reader's wish move this page
  useEffect(() => {
    if (!follows.current || !leaderAt || isSamePlace(leaderAt, place)) return;
    target.current = goTo(leaderAt);
  }, [isFollowing, leaderAt?.hand, leaderAt?.move, leaderAt?.line]);
  return { isFollowing, follow: change };
}
