import { disputedFans, loadAtlas } from '@gorrion/learn/atlas';
import type { FanId } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import { loadAgain } from '../../kit/ui/lazyPart.ts';

/** Returns how many disputed cases name each fan; none until they are loaded, or where they cannot be. */
export function useDisputedFans(): ReadonlyMap<FanId, number> {
  const [fans, setFans] = useState<ReadonlyMap<FanId, number>>(new Map());
  useEffect(() => {
    let isWanted = true;
    loadAgain(loadAtlas).then(
      atlas => isWanted && setFans(disputedFans(atlas)),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, []);
  return fans;
}
