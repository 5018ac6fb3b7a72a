import type { Chair, TableEvent, TableState, TableViewer } from '@gorrion/protocol';
import {
  type Dice,
  type HandEvent,
  isClassical,
  type Meld,
  type Player,
  type Seat,
  type SessionEvent,
  seatAfter,
  type Tile,
  type WallLayout,
} from '@gorrion/rules';
import { DEAL_MS } from '../../board/motion/motion.ts';
import { ceremonyOf } from '../../board/pace.ts';
import { type Position, positionOf } from '../../board/position.ts';
import type { Group } from '../preferences/sound.ts';
import type { SeenEntry } from '../store/following.ts';
import { seatOfViewer } from '../store/people.ts';

/** Every sound with its group. Each repeats something that the page also shows. */
export const GROUP_OF = {
  tile1: 'table',
  tile2: 'table',
  tile3: 'table',
  draw: 'table',
  dice: 'table',
  shuffle: 'table',
  flower: 'calls',
  chow: 'calls',
  pung: 'calls',
  kong: 'calls',
  hu: 'calls',
  drawn: 'calls',
  laid: 'table',
  fan: 'calls',
  total8: 'calls',
  total24: 'calls',
  total48: 'calls',
  total88: 'calls',
  turn: 'alerts',
  claim: 'alerts',
  tick: 'alerts',
  joined: 'alerts',
  left: 'alerts',
  message: 'alerts',
  bell: 'alerts',
  gong: 'alerts',
} as const satisfies Record<string, Group>;
export type CueName = keyof typeof GROUP_OF;

export interface Cue {
  readonly name: CueName;
  readonly from?: Position;
  /** Time (ms) until the next cue is seen, if that takes longer than the sound. */
  readonly stays?: number;
  /** How much higher it sounds than usual (semitones). */
  readonly pitch?: number;
  /** The tile that a voice names with it. */
  readonly named?: Tile;
}

const TILES = ['tile1', 'tile2', 'tile3'] as const;
/** Returns the sound of a tile, which varies with the entry: the same record always sounds the same. */
const tileCue = (seq: number): CueName => TILES[seq % TILES.length]!;

/** An event with the table before it, as one viewer hears it. */
interface SoundEvent {
  readonly seq: number;
  readonly before: TableState;
  readonly viewer: TableViewer;
  readonly mine: Seat | undefined;
}

const heardFrom = (seat: Seat, { mine, before }: SoundEvent): Position =>
  positionOf(seat, mine ?? 0, before.session.hand.wall.layout);

/** Returns whether the viewer's turn has a cue: not if the table discards for them, nor during a pause. */
const isAttentive = ({ viewer, before }: SoundEvent): boolean =>
  typeof viewer !== 'string' && !before.switches[viewer].playDrawn && before.pause.since === undefined;

/** Whether players name the tiles that they discard (CLASSICAL 19). */
const namesDiscards = ({ before }: SoundEvent): boolean => {
  const { rules } = before.session.hand;
  return isClassical(rules) && rules.namesDiscards;
};

const TURN: Cue = { name: 'turn' };

function drawCues(event: Extract<HandEvent, { type: 'drew' }>, heard: SoundEvent): readonly Cue[] {
  if (event.seat !== heard.mine) return [];
  const draw: Cue = { name: 'draw', from: 0 };
  // The turn in which a replacement is drawn has been announced already.
  return event.source === 'wall' && isAttentive(heard) ? [draw, TURN] : [draw];
}

/** Calls the viewer to an exchange of theirs (CLASSICAL 22), and East to the first turn after the last one. */
function exchangeCues(
  event: Extract<HandEvent, { type: 'exchange-opened' | 'exchanged' }>,
  heard: SoundEvent,
): readonly Cue[] {
  const { mine } = heard;
  if (mine === undefined || !isAttentive(heard)) return [];
  // The deal has called East already.
  if (event.type === 'exchange-opened') return mine === 1 ? [TURN] : [];
  const giver = seatAfter(event.seat);
  const isCalled = mine === giver || (giver !== 0 && mine === seatAfter(giver));
  return isCalled ? [TURN] : [];
}

/** Returns the cue of a meld. A claim that was called out before sounds only like its tiles. */
function meldCue(seat: Seat, meld: Meld, heard: SoundEvent): Cue {
  const { phase } = heard.before.session.hand;
  const wasCalled = phase.name === 'claims' && phase.announced === seat;
  return { name: wasCalled ? tileCue(heard.seq) : meld.kind, from: heardFrom(seat, heard) };
}

/** The board throws the dice, counts the break and deals before it shows anything else. */
export const ceremonyCues = (dice: Dice, layout: WallLayout): readonly Cue[] => [
  { name: 'shuffle' },
  { name: 'dice', stays: ceremonyOf(dice, layout) + DEAL_MS },
];

function handCues(event: HandEvent, heard: SoundEvent): readonly Cue[] {
  const from = 'seat' in event ? { from: heardFrom(event.seat, heard) } : {};
  switch (event.type) {
    case 'dealt':
      return [...ceremonyCues(event.dice, event.layout), ...(heard.mine === 0 && isAttentive(heard) ? [TURN] : [])];
    case 'drew':
      return drawCues(event, heard);
    case 'exchange-opened':
    case 'exchanged':
      return exchangeCues(event, heard);
    case 'flower-exposed':
      return [{ name: 'flower', ...from }];
    case 'discarded':
      return [{ name: tileCue(heard.seq), ...from, ...(namesDiscards(heard) && { named: event.tile }) }];
    case 'claim-announced': {
      const { kind } = event.claim;
      return kind === 'pass' || kind === 'win' || kind === 'said' ? [] : [{ name: kind, ...from }];
    }
    case 'claim-taken':
      return [{ name: event.word, ...from }];
    case 'melded':
      return [meldCue(event.seat, event.meld, heard)];
    case 'kong-added':
      return [{ name: 'kong', ...from }];
    case 'hu-shown':
      return [{ name: 'hu', ...from }];
    case 'won':
      return heard.before.session.hand.phase.name === 'counting' ? [] : [{ name: 'hu', ...from }];
    case 'exhausted':
    case 'stopped':
      return [{ name: 'drawn' }];
    default:
      return [];
  }
}

const isMine = (place: Player, { viewer }: SoundEvent): boolean => place === viewer;

function seatedCues(place: Player, who: Chair, heard: SoundEvent): readonly Cue[] {
  const was = heard.before.places[place];
  if (isMine(place, heard) || was.kind === who.kind) return [];
  return [{ name: who.kind === 'empty' ? 'left' : 'joined' }];
}

/** The gong sounds when time is called, whether the hand is void or still finished. */
function sessionCues(event: SessionEvent, heard: SoundEvent): readonly Cue[] {
  if (event.type === 'hand') return handCues(event.event, heard);
  const isEnd = event.type === 'session-ended' && event.reason === 'time' && !heard.before.session.isTimeUp;
  return event.type === 'time-called' || isEnd ? [{ name: 'gong' }] : [];
}

function tableCues(event: TableEvent, heard: SoundEvent): readonly Cue[] {
  switch (event.type) {
    case 'session':
      return sessionCues(event.event, heard);
    case 'seated':
      return seatedCues(event.place, event.who, heard);
    case 'presence-changed':
      return isMine(event.place, heard) ? [] : [{ name: event.presence === 'here' ? 'joined' : 'left' }];
    default:
      return [];
  }
}

/** Returns the cues of an entry for a viewer. */
export const cuesOf = ({ entry, before }: SeenEntry, viewer: TableViewer): readonly Cue[] =>
  tableCues(entry.event, { seq: entry.seq, before, viewer, mine: seatOfViewer(before, viewer) });
