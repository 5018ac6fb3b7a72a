import type { Watcher } from '@gorrion/protocol';
import { useEffect, useState } from 'react';
import { client } from '../../client/index.ts';
import type { FollowedTable } from '../../client/store/following.ts';

/** Returns the spectators by name, and asks the server again whenever it tells that they or their names changed. */
export function useWatching({ watchers, watcherNews }: FollowedTable): readonly Watcher[] | undefined {
  const [people, setPeople] = useState<readonly Watcher[]>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number means other people or names
  useEffect(() => {
    let isWanted = true;
    void client.watching().then(found => isWanted && found && setPeople(found));
    return () => {
      isWanted = false;
    };
  }, [watchers, watcherNews]);
  return people;
}
