import type { Fact } from '../../ledger/index.ts';
import type { FactOf, TournamentEvent } from '../facts.ts';
import { actorOf } from '../read.ts';
import type { JournalState, TournamentState } from '../state.ts';
import { evolvePeople } from './people.ts';
import { evolvePlan, evolveSessions } from './sessions.ts';
import { evolveRulings, evolveSheets } from './sheets.ts';

/** Lines of the journal that a state keeps. */
const JOURNAL_LINES = 500;

/** Facts that are told often, or that only one person cares about. */
const UNWRITTEN: readonly TournamentEvent['type'][] = [
  'table-told',
  'table-opened',
  'table-game',
  'draw-promised',
  'session-draw-promised',
  'person-forgotten',
];

/** Returns those of the equals at a cut who go on. */
const firstOf = ({ tied, entrants = [] }: FactOf<'paired'>) => tied?.filter(player => entrants.includes(player));

/** What a journal line says beside the kind of fact: numbers and short texts of the event itself. */
function figuresOf(event: TournamentEvent): JournalState['figures'] {
  const secret = ['type', 'key', 'note', 'text'];
  const short = Object.entries(event).filter(
    ([name, value]) => !secret.includes(name) && (typeof value === 'number' || typeof value === 'string'),
  );
  // Of a hand that was entered the line has the number alone.
  const hand = event.type === 'hand-entered' ? { hand: event.hand.hand } : {};
  const lists = event.type === 'paired' ? { tied: event.tied, first: firstOf(event), unplayed: event.unplayed } : {};
  const written = Object.entries(lists).flatMap(([name, list]) => (list?.length ? [[name, list.join(' ')]] : []));
  return { ...Object.fromEntries([...short, ...written]), ...hand };
}

/** A draw that nobody had promised is called so, and a table that ended without having been played. */
function nameOf(event: TournamentEvent, { draw }: TournamentState): string {
  if (event.type === 'lots-drawn' && draw && !draw.isPromised) return 'lots-drawn-unpromised';
  return event.type === 'table-ended' && !event.isPlayed ? 'table-not-played' : event.type;
}

function written(state: TournamentState, { event, at, by }: Fact<TournamentEvent>): TournamentState {
  if (UNWRITTEN.includes(event.type)) return state;
  const line = { at, by: actorOf(state, by), what: nameOf(event, state), figures: figuresOf(event) };
  return { ...state, journal: [...state.journal.slice(1 - JOURNAL_LINES), line] };
}

/** Folds one fact. */
export function evolveTournament(state: TournamentState, fact: Fact<TournamentEvent>): TournamentState {
  const next =
    evolvePlan(state, fact) ??
    evolvePeople(state, fact) ??
    evolveSessions(state, fact) ??
    evolveSheets(state, fact) ??
    evolveRulings(state, fact) ??
    state;
  return written(next, fact);
}
