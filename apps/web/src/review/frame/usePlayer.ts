import { PLAYERS, type Player } from '@gorrion/rules';
import { useState } from 'react';

const SEAT = 'from';

/** Returns whose decisions a page shows: those of the address, else the reader's own, else those of the first player. */
export function usePlayer(own: Player | null): readonly [Player, (player: Player) => void] {
  const [player, setPlayer] = useState<Player>(() => {
    const asked = new URLSearchParams(location.search).get(SEAT);
    return PLAYERS.find(one => String(one) === asked) ?? own ?? 0;
  });
  const choose = (next: Player) => {
    setPlayer(next);
    history.replaceState(history.state, '', `${location.pathname}?${SEAT}=${next}`);
  };
  return [player, choose];
}

/** Returns what an address needs to show another player's decisions than the reader's own. */
export const seatQuery = (player: Player, own: Player | null): string => (player === own ? '' : `?${SEAT}=${player}`);
