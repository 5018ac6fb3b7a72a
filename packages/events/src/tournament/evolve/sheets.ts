import type { PersonId } from '@gorrion/protocol';
import { isSheetSigned, type Player, withPlayer as withChair } from '@gorrion/rules';
import type { Fact } from '../../ledger/index.ts';
import type { AtTable, FactOf, ToldTable, TournamentEvent } from '../facts.ts';
import type { HandOutcome, SheetHand } from '../play.ts';
import { actorOf, playerActor, playerFor, sitterOf, tableOf } from '../read.ts';
import { isSignedThere, resultAt, signedSheet } from '../results.ts';
import type { AppealState, RulingState, TableState, TournamentState } from '../state.ts';
import { withSession } from './sessions.ts';

/* Folds facts about tables: sheets, signatures, calls, rulings, appeals. */

export const withTable = (
  state: TournamentState,
  { session, table }: AtTable,
  change: (table: TableState) => TableState,
): TournamentState =>
  withSession(state, session, one => ({
    ...one,
    tables: one.tables.map(old => (old.table === table ? change(old) : old)),
  }));

const NOBODY = [null, null, null, null] as const;
const UNSIGNED = { signed: NOBODY, signedBy: undefined, umpireSigned: null } as const;

const outcomeOf = ({ kind, winner, points }: SheetHand): HandOutcome => ({
  kind,
  ...(winner !== undefined && { winner }),
  ...(points !== undefined && { points }),
});

/** Returns the corrections of hands with one more, if a reason was given: a hand that is simply the next one has none. */
function withReason(
  state: TournamentState,
  table: TableState,
  { at, by }: Fact<TournamentEvent>,
  { hand, after, reason }: { hand: number; after?: SheetHand; reason: string | undefined },
): Pick<TableState, 'handCorrections'> {
  if (reason === undefined) return {};
  const before = table.hands.find(old => old.hand === hand);
  const correction = {
    hand,
    reason,
    by: actorOf(state, by),
    at,
    ...(before && { before: outcomeOf(before) }),
    ...(after && { after: outcomeOf(after) }),
  };
  return { handCorrections: [...(table.handCorrections ?? []), correction] };
}

function entered(table: TableState, { hand }: FactOf<'hand-entered'>): TableState {
  const isKnown = table.hands.some(old => old.hand === hand.hand);
  const hands = isKnown ? table.hands.map(old => (old.hand === hand.hand ? hand : old)) : [...table.hands, hand];
  // A new hand goes on with a table that was ended.
  return { ...table, ...UNSIGNED, hands, hand: hands.length + 1, stage: isKnown ? table.stage : 'playing' };
}

function dropped(table: TableState, { hand }: FactOf<'hand-dropped'>): TableState {
  const hands = table.hands.filter(old => old.hand !== hand);
  return { ...table, ...UNSIGNED, hands, hand: hands.length + 1 };
}

/** Returns who has signed for the players of a table, with one more signature that may be for another. */
function signedBy(state: TournamentState, { session }: AtTable, table: TableState, chair: Player, by: PersonId | null) {
  const isOwn = playerFor(state, by)?.number === sitterOf(state, session, table.players[chair]);
  return isOwn ? {} : { signedBy: withChair(table.signedBy ?? NOBODY, chair, actorOf(state, by)) };
}

function signed(state: TournamentState, fact: Fact<TournamentEvent>, event: FactOf<'signed'>): TournamentState {
  const { at, by } = fact;
  return withTable(state, event, table => {
    // What a table of this server tells of its signatures no longer counts.
    const own: TableState = isSignedThere(table) ? { ...table, reopened: 'ended' } : table;
    const after =
      event.as === 'umpire'
        ? { ...own, umpireSigned: { by: actorOf(state, by), at } }
        : {
            ...own,
            signed: withChair(table.signed, event.as, at),
            ...signedBy(state, event, table, event.as, by),
          };
    // Ledgers of earlier versions have signatures of the umpire alone, which were enough.
    const isFinal = after.umpireSigned !== null || isSheetSigned(signedSheet(state, event.session, after));
    return isFinal ? { ...after, stage: 'final' } : after;
  });
}

/** Returns whom a ruling takes out of the competition: who sits there now, the player or who plays in their place. */
function outBy(state: TournamentState, at: AtTable, { ruling, version }: Pick<FactOf<'ruled'>, 'ruling' | 'version'>) {
  if (ruling.kind !== 'disqualify' || version === undefined) return {};
  const out = sitterOf(state, at.session, tableOf(state, at)?.players[ruling.player] ?? null);
  return out === null ? {} : { out };
}

/** Adds what a table has ruled since it told last; its record only grows. */
function toldRulings(state: TournamentState, event: FactOf<'table-told'>): readonly RulingState[] {
  const { session, table, version } = event;
  const known = state.rulings.filter(one => one.isTold && one.session === session && one.table === table).length;
  const added = event.rulings.slice(known).map(({ ruling, hand, at, name, key }, n): RulingState => {
    const number = state.rulings.length + n + 1;
    const by = key ? { helper: key.helper } : null;
    const out = outBy(state, event, { ruling, ...(version !== undefined && { version }) });
    return { number, session, table, hand, ruling, by, ...(name !== undefined && { name }), isTold: true, at, ...out };
  });
  return [...state.rulings, ...added];
}

/** Returns the umpire's signature: by a helper of the event, or by a name in facts of earlier versions. */
function signedAsTold({ name, at, key }: NonNullable<ToldTable['umpireSigned']>): TableState['umpireSigned'] {
  return key ? { by: { helper: key.helper }, at } : { by: null, ...(name !== undefined && { name }), at };
}

/** Takes the signatures away, and keeps how far the sheet was. */
const reopened = (table: TableState): TableState => ({
  ...table,
  ...UNSIGNED,
  stage: table.stage === 'final' ? 'ended' : table.stage,
  reopened: table.reopened === 'final' ? 'final' : table.stage,
});

/** Returns what a table that the event has changed keeps of its own: it tells of signatures for other totals. */
const ownOf = ({ reopened: from, signed: own, umpireSigned, stage }: TableState, toldStage: TableState['stage']) =>
  from === undefined
    ? {}
    : {
        signed: own,
        umpireSigned,
        ...(toldStage !== 'playing' && ({ stage: stage === 'final' ? stage : 'ended' } as const)),
      };

function told(state: TournamentState, event: FactOf<'table-told'>): TournamentState {
  const {
    type: _,
    session,
    table,
    totals,
    lost,
    rulings: __,
    umpireSigned,
    umpire: ___,
    version: ____,
    ...rest
  } = event;
  const rulings = toldRulings(state, event);
  const next = withTable({ ...state, rulings }, event, old => ({
    ...old,
    ...rest,
    told: totals,
    toldLost: lost,
    umpireSigned: umpireSigned && signedAsTold(umpireSigned),
    ...ownOf(old, event.stage),
  }));
  const resultIn = (one: TournamentState) => {
    const found = tableOf(one, event);
    return JSON.stringify(found?.reopened && resultAt(one, session, found));
  };
  return resultIn(state) === resultIn(next) ? next : withTable(next, { session, table }, reopened);
}

function corrected(state: TournamentState, { at, by }: Fact<TournamentEvent>, event: FactOf<'corrected'>) {
  const { changes, reason } = event;
  return withTable(state, event, table => ({
    ...table,
    corrections: [...table.corrections, { changes, reason, by: actorOf(state, by), at }],
  }));
}

/** Folds a fact about a sheet; undefined if it is about something else. */
export function evolveSheets(state: TournamentState, fact: Fact<TournamentEvent>): TournamentState | undefined {
  const { event, at } = fact;
  switch (event.type) {
    case 'hand-entered':
      return withTable(state, event, table => ({
        ...entered(table, event),
        ...withReason(state, table, fact, { hand: event.hand.hand, after: event.hand, reason: event.reason }),
      }));
    case 'hand-dropped':
      return withTable(state, event, table => ({
        ...dropped(table, event),
        ...withReason(state, table, fact, event),
      }));
    case 'table-ended':
      return withTable(state, event, table => ({ ...table, stage: event.isPlayed ? 'ended' : 'not-played', to: at }));
    case 'signed':
      return signed(state, fact, event);
    case 'corrected':
      return corrected(state, fact, event);
    case 'signatures-voided':
      return withTable(state, event, reopened);
    case 'table-opened':
      return withTable(state, event, table => ({ ...table, code: event.code }));
    case 'table-told':
      return told(state, event);
    case 'table-game':
      return withTable(state, event, table => ({
        ...table,
        game: event.game,
        ...(event.result !== undefined && { told: event.result }),
      }));
    default:
      return undefined;
  }
}

function ruled(state: TournamentState, { at, by }: Fact<TournamentEvent>, event: FactOf<'ruled'>): TournamentState {
  const { session, table, hand, ruling } = event;
  const number = state.rulings.length + 1;
  const out = outBy(state, event, event);
  const added = { number, session, table, hand, ruling, by: actorOf(state, by), isTold: false, at, ...out };
  return { ...state, rulings: [...state.rulings, added] };
}

/** Who appeals: the player of the table, or the captain of their team; a helper who plays does it as a player. */
function appealed(state: TournamentState, { at, by }: Fact<TournamentEvent>, event: FactOf<'appealed'>) {
  const { session, table, hand, against, text } = event;
  const number = state.appeals.length + 1;
  const of = { session, table, hand, ...(against && { against }) };
  return {
    ...state,
    appeals: [...state.appeals, { number, ...of, text, at, by: playerActor(state, by) }],
  };
}

function callTaken(state: TournamentState, { by }: Fact<TournamentEvent>, event: FactOf<'call-taken'>) {
  const calls = state.calls.map(call => {
    if (call.number !== event.call) return call;
    if (event.isTakenBack) return { ...call, isDone: true };
    return { ...call, isDone: event.isDone, takenBy: call.takenBy ?? actorOf(state, by) };
  });
  return { ...state, calls };
}

const withAppeal = (
  state: TournamentState,
  number: number,
  change: (appeal: AppealState) => AppealState,
): TournamentState => ({
  ...state,
  appeals: state.appeals.map(one => (one.number === number ? change(one) : one)),
});

function answered(state: TournamentState, { at, by }: Fact<TournamentEvent>, event: FactOf<'appeal-answered'>) {
  const { isUpheld, remark } = event;
  const answer = { isUpheld, remark, by: actorOf(state, by), at };
  return withAppeal(state, event.appeal, one => (one.further ? { ...one, final: answer } : { ...one, answer }));
}

/** Folds a fact about calls, rulings and appeals; undefined if it is about something else. */
export function evolveRulings(state: TournamentState, fact: Fact<TournamentEvent>): TournamentState | undefined {
  const { event, at } = fact;
  switch (event.type) {
    case 'called': {
      const { session, table, player } = event;
      const call = { number: state.calls.length + 1, session, table, player, at, isDone: false };
      return { ...state, calls: [...state.calls, call] };
    }
    case 'call-taken':
      return callTaken(state, fact, event);
    case 'ruled':
      return ruled(state, fact, event);
    case 'ruling-revoked': {
      const { ruling, reason } = event;
      const rulings = state.rulings.map(one => (one.number === ruling ? { ...one, revoked: reason } : one));
      return { ...state, rulings };
    }
    case 'appealed':
      return appealed(state, fact, event);
    case 'appealed-further':
      return withAppeal(state, event.appeal, one => ({ ...one, further: { by: playerActor(state, fact.by), at } }));
    case 'appeal-answered':
      return answered(state, fact, event);
    default:
      return undefined;
  }
}
