import type { DuplicateView, DuplicateWish, OpenDuplicate } from '@gorrion/events/duplicate';
import type { GameRecord, TableEvent, TableState } from '@gorrion/protocol';
import { evolveTable, unopened, type VerifiedDeal, verifySealed } from '@gorrion/table';
import { useEffect, useMemo, useState } from 'react';
import { fetchGame } from '../../client/archive/server.ts';

/* The records of an evening's games, and whether they were dealt from the deals that were sealed before. */

/** A game: not here yet, or not to be had. */
export type ComparedGame = GameRecord | 'missing' | undefined;

const kept = new Map<string, GameRecord>();

async function load(id: string): Promise<ComparedGame> {
  const known = kept.get(id);
  if (known) return known;
  const answer = await fetchGame(id);
  if (!answer.ok) return 'missing';
  kept.set(id, answer.value.record);
  return answer.value.record;
}

/** Loads the games of all tables, one after another. By table; a table without a game has none. */
export function useGames({ games }: Pick<OpenDuplicate, 'games'>): readonly ComparedGame[] {
  const [loaded, setLoaded] = useState<readonly ComparedGame[]>([]);
  const ids = games.join();
  useEffect(() => {
    let isHere = true;
    const run = async () => {
      const found: ComparedGame[] = [];
      for (const id of ids.split(',')) {
        found.push(id === '' ? undefined : await load(id));
        if (!isHere) return;
        setLoaded([...found]);
      }
    };
    void run();
    return () => {
      isHere = false;
    };
  }, [ids]);
  return loaded;
}

/** Deals that were sealed before they were played, as what they are checked against says it. */
export interface SealedEvening extends Pick<DuplicateView, 'duplicate' | 'commitments'> {
  readonly plan: Pick<DuplicateWish, 'walls' | 'flowers' | 'ruleset' | 'hands'>;
}

type Secrets = Pick<OpenDuplicate, 'secrets'>;

/** The text of the rules by which a proof of the evening's games was hashed. */
const rulesOf = ({ plan }: SealedEvening): string =>
  plan.walls === 'own' || !plan.flowers
    ? `${plan.ruleset}/${plan.hands}/{"flowerExposure":"none"}`
    : `${plan.ruleset}/${plan.hands}`;

/** Returns the opened deal of a hand, rebuilt by this page. */
export function dealOf(view: SealedEvening, { secrets }: Secrets, hand: number): VerifiedDeal | undefined {
  const [secret, commitment] = [secrets[hand - 1], view.commitments[hand - 1]];
  if (!secret || commitment === undefined) return undefined;
  const { duplicate, plan } = view;
  return verifySealed({ duplicate, handNumber: hand, walls: plan.walls, rules: rulesOf(view), commitment }, secret);
}

const isOf = <T extends TableEvent['type']>(event: TableEvent, type: T): event is Extract<TableEvent, { type: T }> =>
  event.type === type;

/** Returns whether every hand of a game was committed to and dealt from these deals. */
export function isDealtFrom(
  record: GameRecord,
  commitments: readonly string[],
  deals: readonly (VerifiedDeal | undefined)[],
) {
  let hand = 0;
  for (const { event } of record.facts) {
    if (isOf(event, 'shuffle-committed')) {
      hand = event.handNumber;
      if (event.commitment !== commitments[hand - 1]) return false;
    }
    if (!isOf(event, 'session') || event.event.type !== 'hand' || event.event.event.type !== 'dealt') continue;
    const { wall, dice } = event.event.event;
    const deal = deals[hand - 1];
    if (!deal?.isGenuine || deal.wall.join() !== wall.join() || deal.dice.join() !== dice.join()) return false;
  }
  return hand > 0;
}

/** What this page has found out about the deals. */
export interface Checked {
  /** Whether all opened deals fit what was published before anybody played. */
  readonly areDealsGenuine: boolean;
  readonly checked: number;
  readonly games: number;
  /** Tables (from 1) whose games were dealt otherwise. */
  readonly wrong: readonly number[];
  /** Tables (from 1) whose games could not be loaded. */
  readonly missing: readonly number[];
}

export function useChecked(view: DuplicateView, open: OpenDuplicate, loaded: readonly ComparedGame[]): Checked {
  const deals = useMemo(
    () => Array.from({ length: view.plan.hands }, (_, n) => dealOf(view, open, n + 1)),
    [view, open],
  );
  return useMemo(() => {
    const tables = open.games.flatMap((game, n) => (game ? [n] : []));
    const here = tables.flatMap(n => {
      const game = loaded[n];
      return game && game !== 'missing' ? [{ n, isGood: isDealtFrom(game, view.commitments, deals) }] : [];
    });
    return {
      areDealsGenuine: deals.every(deal => deal?.isGenuine),
      checked: here.length,
      games: tables.length,
      wrong: here.filter(({ isGood }) => !isGood).map(({ n }) => n + 1),
      missing: tables.filter(n => loaded[n] === 'missing').map(n => n + 1),
    };
  }, [deals, loaded, open, view]);
}

/** Returns the table at the end of a hand; undefined if the game did not come to it. */
export function stateAfter({ facts }: GameRecord, hand: number): TableState | undefined {
  let state = unopened;
  for (const fact of facts) {
    const { event } = fact;
    state = evolveTable(state, fact);
    if (isOf(event, 'session') && event.event.type === 'hand-scored' && event.event.record.number === hand)
      return state;
  }
  return undefined;
}

/** Returns what the published program for checking reads. */
export function dealsText(view: SealedEvening, { secrets }: Secrets): string {
  const { duplicate, plan, commitments } = view;
  const tiles = plan.walls === 'shared' && plan.flowers ? 144 : 136;
  const deals = secrets.map((secret, n) => ({ handNumber: n + 1, commitment: commitments[n], ...secret }));
  return JSON.stringify({ duplicate, walls: plan.walls, tiles, deals }, undefined, 1);
}
