import type { SheetHand, TableView, TournamentCommand, TournamentView } from '@gorrion/events/tournament';
import { type ByPlayer, byPlayer } from '@gorrion/rules';

/* The sheets as they will be when the server has taken what waits for the network. */

type SheetCommand = Extract<TournamentCommand, { readonly type: 'enter-hand' | 'drop-hand' | 'end-table' }>;

/** A view with the entries that are on their way. */
export interface Expected {
  readonly view: TournamentView;
  /** Entries of a table that the server has not confirmed yet, by hand. */
  waitsAt(session: number, table: number, hand: number): boolean;
}

const sumOf = (hands: readonly SheetHand[]): ByPlayer<number> =>
  byPlayer(player => hands.reduce((sum, { changes }) => sum + changes[player], 0));

function withHands(table: TableView, hands: readonly SheetHand[], most: number): TableView {
  const [before, after] = [sumOf(table.hands), sumOf(hands)];
  return {
    ...table,
    hands,
    hand: Math.min(hands.length + 1, most),
    totals: byPlayer(player => table.totals[player] - before[player] + after[player]),
  };
}

const UNSIGNED = { signed: [null, null, null, null], umpireSigned: null } as const;

/** Returns a table after a command, as the server will change it; unchanged if the view has it already. */
function changed(table: TableView, command: SheetCommand, most: number): TableView {
  if (command.type === 'end-table') {
    return table.stage === 'playing' ? { ...table, stage: table.hands.length > 0 ? 'ended' : 'not-played' } : table;
  }
  if (command.type === 'drop-hand') {
    if (command.hand !== table.hands.length) return table;
    return { ...withHands(table, table.hands.slice(0, -1), most), ...UNSIGNED };
  }
  const { hand } = command;
  const old = table.hands.find(one => one.hand === hand.hand);
  if (old && JSON.stringify(old.changes) === JSON.stringify(hand.changes) && command.reason === undefined) return table;
  if (old) {
    const hands = table.hands.map(one => (one === old ? hand : one));
    return { ...withHands(table, hands, most), ...UNSIGNED };
  }
  if (hand.hand !== table.hands.length + 1) return table;
  return { ...withHands(table, [...table.hands, hand], most), ...UNSIGNED, stage: 'playing' };
}

const TYPES: readonly unknown[] = ['enter-hand', 'drop-hand', 'end-table'] satisfies SheetCommand['type'][];

/** Whether a command of the outbox, which the browser has kept, is one about a sheet. */
const isAboutSheet = (command: unknown): command is SheetCommand =>
  typeof command === 'object' && command !== null && 'type' in command && TYPES.includes(command.type);

/** Returns a view with the commands that it does not show yet. */
export function withOutgoing(view: TournamentView, outgoing: readonly unknown[]): Expected {
  const commands = outgoing.filter(isAboutSheet);
  const most = view.plan.settings.hands;
  const keyOf = (session: number, table: number, hand: number) => `${session} ${table} ${hand}`;
  const waiting = new Set(
    commands.flatMap(one => (one.type === 'enter-hand' ? keyOf(one.session, one.table, one.hand.hand) : [])),
  );
  const sessions = view.sessions.map(session => ({
    ...session,
    tables: session.tables.map(table =>
      commands
        .filter(one => one.session === session.session && one.table === table.table && table.isReal)
        .reduce((now, command) => changed(now, command, most), table),
    ),
  }));
  return {
    view: commands.length > 0 ? { ...view, sessions } : view,
    waitsAt: (session, table, hand) => waiting.has(keyOf(session, table, hand)),
  };
}
