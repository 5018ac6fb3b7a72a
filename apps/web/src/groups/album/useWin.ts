import type { GameRecord } from '@gorrion/protocol';
import { meldTiles, type Tile } from '@gorrion/rules';
import { handsOf } from '@gorrion/table';
import { useEffect, useState } from 'react';
import { fetchGame } from '../../client/archive/server.ts';

/** A won hand as the album shows it. */
export interface WonHand {
  /** Concealed tiles, and each meld. */
  readonly groups: readonly (readonly Tile[])[];
  readonly winning: Tile;
  /** Its name in addresses. */
  readonly key: string | undefined;
}

/** Returns the winning hand of a line of a game's sheet; undefined if nobody won it. */
export function wonHand({ facts }: Pick<GameRecord, 'facts'>, line: number): WonHand | undefined {
  const scored = facts.flatMap(({ event }) =>
    event.type === 'session' && event.event.type === 'hand-scored' ? event.event.record : [],
  );
  const outcome = scored[line]?.outcome;
  if (outcome?.kind !== 'won') return undefined;
  const { concealed, melds, winningTile } = outcome.claim;
  const played = handsOf(facts).filter(({ changes }) => changes !== undefined);
  return { groups: [concealed, ...melds.map(meldTiles)], winning: winningTile, key: played[line]?.key };
}

/** Loads the winning hand of a line; undefined until it is here, null if the person may not read the game. */
export function useWin(game: string | undefined, line: number): WonHand | null | undefined {
  const [win, setWin] = useState<WonHand | null>();
  useEffect(() => {
    let isHere = true;
    setWin(undefined);
    if (game !== undefined)
      void fetchGame(game).then(answer => {
        if (isHere) setWin(answer.ok ? (wonHand(answer.value.record, line) ?? null) : null);
      });
    return () => {
      isHere = false;
    };
  }, [game, line]);
  return win;
}
