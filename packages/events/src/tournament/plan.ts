import type { TableSettings } from '@gorrion/protocol';

/* What an organiser decides about a tournament before it is opened. */

export const EVENT_FORMS = ['round-robin', 'knock-out', 'mixed'] as const;
/** The three forms of the book (3.5.4). `mixed`: round robin first, then the best go on by knock-out. */
export type EventForm = (typeof EVENT_FORMS)[number];

export const EVENT_SEATINGS = ['chart', 'by-rank', 'draw'] as const;
/** Who meets in a round robin: by a rotation chart (Appendix 3), by standing after the first session, or by a draw each time. */
export type EventSeating = (typeof EVENT_SEATINGS)[number];

export const EVENT_PLACES = ['online', 'real', 'both'] as const;
/** Where it is played: at tables of this server, with real tiles, or some tables here and some there. */
export type EventPlace = (typeof EVENT_PLACES)[number];

export const RESULTS_FOR = ['players', 'teams', 'both'] as const;
export type ResultsFor = (typeof RESULTS_FOR)[number];

/** Sessions that the book asks for at least (3.5.4). */
export const BOOK_SESSIONS = 6;

/** Limits for the people of an event behind one address (a club's hall). */
export interface EventRoom {
  /** Pages open at the same time, of all people of the event. */
  readonly pages: number;
}

/** A prize or title: for a place, or for anything else that the organiser writes. */
export interface Prize {
  readonly for: 'player' | 'team' | 'other';
  /** Place from 1; null for `other`. */
  readonly place: number | null;
  readonly text: string;
}

export interface EventPlan {
  readonly name: string;
  /** Days as `2026-11-20`. */
  readonly from: string;
  readonly to: string;
  readonly place: EventPlace;
  /** The town and address, if tables are played with real tiles. */
  readonly venue: string;
  /** What the public page says about it, in plain text. */
  readonly about: string;
  readonly form: EventForm;
  readonly seating: EventSeating;
  readonly results: ResultsFor;
  /** Sessions of the round robin; 0 for a pure knock-out. */
  readonly sessions: number;
  /** Players who go on to the knock-out: 4, 8, 16 … ; 0 for a pure round robin. */
  readonly finalists: number;
  /** Players of each table who go on to the next round of a knock-out. */
  readonly advance: 1 | 2;
  /** Planned start of each session as `2026-11-20T10:00` in the time of the place; empty texts are open. */
  readonly times: readonly string[];
  /** The rules and clock of every table. */
  readonly settings: TableSettings;
  /** Number of tables that are played with real tiles if `place` is `both`: the first ones. */
  readonly realTables: number;
  /** Points (contest points) of a session that a player has lost by absence (article 90). */
  readonly lostSessionPoints: number;
  /** Players of a team. */
  readonly teamSize: number;
  readonly room: EventRoom;
  readonly prizes: readonly Prize[];
}

/** What decides who meets: the seating of the round robin, or the rounds of a pure knock-out. */
export const seatedBy = ({ form, seating }: Pick<EventPlan, 'form' | 'seating'>): EventSeating | 'knock-out' =>
  form === 'knock-out' ? form : seating;

const isPowerOfFinal = (finalists: number): boolean => finalists >= 4 && Number.isInteger(Math.log2(finalists));

/** Returns the fields of a plan with which an event cannot be opened, in the order of the plan. */
export function missingFields(plan: EventPlan): readonly (keyof EventPlan)[] {
  const { name, from, to, form, sessions, finalists, place, venue, realTables } = plan;
  const faults = {
    name: name.trim() === '',
    from: from === '',
    to: to < from,
    sessions: form !== 'knock-out' && sessions < 1,
    finalists: form === 'mixed' && !isPowerOfFinal(finalists),
    venue: place !== 'online' && venue.trim() === '',
    realTables: place === 'both' && realTables < 1,
  } as const;
  return (Object.keys(faults) as (keyof typeof faults)[]).filter(field => faults[field]);
}

/** What a new event begins with. */
export const FIRST_PLAN: EventPlan = {
  name: '',
  from: '',
  to: '',
  place: 'online',
  venue: '',
  about: '',
  form: 'round-robin',
  seating: 'chart',
  results: 'players',
  sessions: BOOK_SESSIONS,
  finalists: 0,
  advance: 2,
  times: [],
  settings: {
    ruleset: 'wmo2006',
    hands: 16,
    clock: 'wmo',
    absence: 'play-drawn',
    visibility: 'public',
    minutes: 150,
    talk: 'silent',
    umpire: 'wanted',
  },
  realTables: 0,
  lostSessionPoints: 0,
  teamSize: 4,
  room: { pages: 600 },
  prizes: [],
};
