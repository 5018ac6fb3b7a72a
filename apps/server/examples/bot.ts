import { setTimeout as pause } from 'node:timers/promises';
import { decideAsBot } from '@gorrion/bots';
import { type Client, connect, type Table } from '@gorrion/client';

/*
 * A bot that plays one game, in TypeScript. Node 22.18 and newer run it as it is, after `npm install @gorrion/client @gorrion/bots`:
 *
 *   GORRION_URL=https://club.example GORRION_TOKEN=gorrion_… node bot.ts
 *
 * GORRION_TABLE   code of the table where it sits down; without it the bot opens a table and prints its code
 * GORRION_BOTS    number of the server's bots at a table of its own (3); it waits for others to take the remaining chairs
 *
 * Started again under the same token it finds its chair and plays on. Replace `decide` with your own thoughts.
 */

const { GORRION_URL, GORRION_TOKEN, GORRION_TABLE, GORRION_BOTS = '3' } = process.env;

/** A table of its own: other bots by programs may sit down there, too. */
const SETTINGS = {
  ruleset: 'wmo2006',
  hands: 4,
  clock: 'relaxed',
  absence: 'bot',
  visibility: 'link',
  outsideBots: true,
} as const;

/** Returns one of the actions that are open to this seat. The hand is all that the seat may see. */
function decide({ state: { session }, seat }: Table) {
  return decideAsBot('regular', session.hand, seat!, `hand ${session.handNumber}`);
}

/** Opens a table with some of the server's bots, and prints its code. */
async function openTable(client: Client): Promise<Table> {
  const opened = await client.open(SETTINGS);
  if (!opened.ok) throw new Error(opened.code);
  const table = await enterTable(client, opened.code);
  for (let bot = 0; bot < Number(GORRION_BOTS); bot++) await table.command({ type: 'add-bot', level: 'easy' });
  console.log(`table ${opened.code}`);
  return table;
}

/** Enters a table, and sits down unless this bot sits there already. */
async function enterTable(client: Client, code: string): Promise<Table> {
  const entered = await client.enter(code);
  if (!entered.ok) throw new Error(entered.code);
  const { table } = entered;
  const seated = table.seat === undefined ? await table.sit() : { ok: true as const };
  if (!seated.ok) throw new Error(seated.code);
  return table;
}

/** Does what the table asks of this seat now; resolves with the refusal, if it was refused. */
async function answer(client: Client, table: Table): Promise<string | undefined> {
  const { state, viewer, actions } = table;
  if (typeof viewer === 'string') throw new Error('not-seated');
  const isFull = state.places.every(({ kind }) => kind !== 'empty');
  let answered: Awaited<ReturnType<Table['act']>> | undefined;
  if (actions.length > 0) answered = await table.act(decide(table));
  else if (state.agreed?.[viewer] === false) answered = await table.command({ type: 'agree' });
  else if (state.session.phase === 'between' && !state.ready[viewer]) answered = await table.ready();
  else if (state.stage === 'gathering' && state.host === client.me.id && isFull && !state.proof)
    answered = await table.start();
  return answered?.ok === false ? answered.code : undefined;
}

const signed = (points: number) => (points < 0 ? `${points}` : `+${points}`);

/** Prints a line for each hand that is over, from the one after `told`; returns how many are. */
function tellHands({ state: { session } }: Table, told: number): number {
  for (const { number, outcome, players, changes } of session.results.slice(told)) {
    const how = outcome.kind === 'won' ? `${'ABCD'[players[outcome.seat]]} wins` : 'nobody wins';
    console.log(`hand ${number}: ${how}, ${changes.map(signed).join(' ')}`);
  }
  return session.results.length;
}

/** Plays until the game is over. The client reconnects by itself, and sends again what was not answered. */
async function play(client: Client, table: Table): Promise<void> {
  let told = table.state.session.results.length;
  for (;;) {
    const { seq, state } = table;
    told = tellHands(table, told);
    if (state.session.phase === 'over' || state.stage === 'closed') return;
    const refused = await answer(client, table);
    // Where the table has gone on meanwhile, it is looked at anew.
    if (refused === undefined || refused === 'stale-command' || refused === 'hand-in-progress')
      await table.until(() => table.seq !== seq);
    else {
      // `too-many-requests`, or the table stands still: the question is asked again in a moment.
      console.error(`refused: ${refused}`);
      await pause(1000);
    }
  }
}

if (!GORRION_URL || !GORRION_TOKEN) throw new Error('GORRION_URL and GORRION_TOKEN are needed');
const client = await connect({ url: GORRION_URL, token: GORRION_TOKEN });
const table = await (GORRION_TABLE ? enterTable(client, GORRION_TABLE) : openTable(client));
await play(client, table);
console.log(`the game is over: ${table.state.session.totals.map(signed).join(' ')}`);
client.close();
