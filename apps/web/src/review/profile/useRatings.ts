import type { RatedKind, RatingList } from '@gorrion/protocol';
import { useEffect, useState } from 'react';
import { fetchRatings } from '../../client/archive/server.ts';

/** Loads the ratings of the server; undefined until they are there, null if they could not be loaded. */
export function useRatings(of: RatedKind): RatingList | null | undefined {
  const [list, setList] = useState<RatingList | null>();
  useEffect(() => {
    let isCurrent = true;
    void fetchRatings(of).then(answer => isCurrent && setList(answer.ok ? answer.value : null));
    return () => {
      isCurrent = false;
    };
  }, [of]);
  return list;
}
