import type { DuplicateChair } from '@gorrion/events/duplicate';
import type { EventTable, GameId, PersonId, TableSettings } from '@gorrion/protocol';
import { type ByPlayer, byPlayer } from '@gorrion/rules';
import { type Bots, type Entropy, finishedGames, playBotGame, type SealedSource } from '@gorrion/table';
import type { Store } from '../persistence/store.ts';

/** A table of four bots, which people are compared with. */
interface BotTable {
  readonly game: GameId;
  readonly settings: TableSettings;
  readonly event: EventTable;
  readonly chairs: ByPlayer<DuplicateChair>;
  readonly at: number;
  readonly sealed: SealedSource;
  readonly entropy: Entropy;
  readonly bots: Bots;
}

const NOBODY = '' as PersonId;

/** Lets four bots play a game and keeps its record, which nobody may read before the duplicate is open. */
export async function keepBotGame(store: Store, { game, chairs, sealed, entropy, ...table }: BotTable): Promise<void> {
  const levels = byPlayer(player => {
    const chair = chairs[player];
    return chair.kind === 'bot' ? chair.level : 'regular';
  });
  const seed = Buffer.from(entropy.bytes(16)).toString('hex');
  const log = await playBotGame({ ...table, levels, seed, means: { entropy, sealed } });
  for (const { record } of finishedGames(log, () => game))
    await store.keepGame({ record, host: NOBODY, access: 'players', origin: 'table', people: [] });
}
