import { type GroupCommand, type GroupGame, type GroupView, gamesOfSeason, type Season } from '@gorrion/events/groups';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { refusalText } from '../client/ledgers/refusalText.ts';
import type { Refusal } from '../client/ledgers/server.ts';
import type { Ledger } from '../client/ledgers/useLedger.ts';
import { useT } from '../kit/i18n/index.ts';
import { fetchGroupGames } from './server.ts';
import { REFUSALS } from './text.ts';

export type GroupLedger = Ledger<GroupView, GroupCommand>;

/** What every part of a group's page gets. */
export interface PartProps {
  readonly id: string;
  readonly view: GroupView;
  /** The games of the chosen season, the newest first; undefined until they are here. */
  readonly games: readonly GroupGame[] | undefined;
  /** All games of the group. */
  readonly allGames: readonly GroupGame[] | undefined;
  readonly season: Season | null;
  /** Sends a command; resolves with whether it was done. A refusal is shown above the part. */
  readonly act: (command: GroupCommand) => Promise<boolean>;
  /** Shows why something was refused. */
  readonly refuse: (refusal: Refusal | undefined) => void;
}

/** Time (ms) between two looks for games that were deleted or corrected. */
const LOOK_EVERY = 120_000;

/** Returns the games of a group; they are asked for again when their number changes, and now and then. */
export function useGroupGames(id: string, view: GroupView | undefined): readonly GroupGame[] | undefined {
  const [games, setGames] = useState<readonly GroupGame[]>();
  const isMember = view !== undefined;
  const count = view?.games;
  const people = view?.members.filter(({ role }) => role !== 'gone').length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of games or members is another answer
  useEffect(() => {
    if (!isMember) return;
    let isHere = true;
    const look = () => void fetchGroupGames(id).then(answer => isHere && answer.ok && setGames(answer.value.games));
    look();
    const timer = setInterval(look, LOOK_EVERY);
    return () => {
      isHere = false;
      clearInterval(timer);
    };
  }, [id, isMember, count, people]);
  return games;
}

/** Gives those who have gone the name that they had in the last of their games. */
export function withFormerNames(view: GroupView, games: readonly GroupGame[] = []): GroupView {
  const called = new Map<number, string>();
  for (const { players } of games)
    for (const one of players)
      if ('member' in one && one.called !== undefined && !called.has(one.member)) called.set(one.member, one.called);
  const members = view.members.map(member => ({ ...member, name: member.name ?? called.get(member.number) ?? null }));
  return { ...view, members };
}

/** The season that is shown: the chosen one, or the one that goes on; null = all time. */
export function useSeason(view: GroupView | undefined, allGames: readonly GroupGame[] | undefined) {
  const [chosen, choose] = useState<number | 'all'>();
  const seasons = view?.seasons ?? [];
  const season =
    chosen === 'all'
      ? null
      : (seasons.find(({ number }) => number === chosen) ?? seasons.find(({ to }) => to === null) ?? null);
  const games = useMemo(() => allGames && gamesOfSeason(allGames, season), [allGames, season]);
  return { season, games, choose };
}

/** Returns a function that sends commands, and the sentence of the last refusal. */
export function useActs(ledger: Pick<GroupLedger, 'send'>) {
  const t = useT();
  const [refusal, refuse] = useState<Refusal>();
  const { send } = ledger;
  const act = useCallback(
    async (command: GroupCommand): Promise<boolean> => {
      const answer = await send(command);
      refuse(answer.ok ? undefined : answer);
      return answer.ok;
    },
    [send],
  );
  return { act, refuse, told: refusal && refusalText(t, refusal, REFUSALS) };
}
