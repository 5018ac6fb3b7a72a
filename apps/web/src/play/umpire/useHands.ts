import type { BySeat, Tile } from '@gorrion/rules';
import { useEffect, useState } from 'react';
import { client } from '../../client/index.ts';

/**
 * Returns the concealed tiles of all seats, which the server shows to the umpire of a stopped hand; undefined until they
 * are there, and while `isStopped` is false.
 */
export function useHands(isStopped: boolean): BySeat<readonly Tile[]> | 'refused' | undefined {
  const [hands, setHands] = useState<BySeat<readonly Tile[]> | 'refused'>();
  useEffect(() => {
    setHands(undefined);
    if (!isStopped) return;
    let isOpen = true;
    void client.inspect().then(found => isOpen && setHands(found ?? 'refused'));
    return () => {
      isOpen = false;
    };
  }, [isStopped]);
  return hands;
}
