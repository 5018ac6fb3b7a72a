import type { Me, PersonId } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { followed } from '../../testing/following.ts';
import { dealtTable, PERSON } from '../../testing/table.ts';
import {
  asPlayed,
  atSeats,
  awaited,
  freePlaces,
  isBarred,
  isHost,
  nameOfSeat,
  placeOfPerson,
  seatOfViewer,
} from './people.ts';

const me = (name: string): Me => ({ id: name.toLowerCase() as PersonId, name });
const { state } = dealtTable();

describe('who sits where', () => {
  it('is found by the person, and a spectator has neither chair nor seat', () => {
    expect(placeOfPerson(state, me('Mei'))).toBe(1);
    expect(placeOfPerson(state, me('Eva'))).toBeUndefined();
    expect(placeOfPerson(state, undefined)).toBeUndefined();
    expect([seatOfViewer(state, 2), seatOfViewer(state, 'spectator')]).toEqual([2, undefined]);
  });

  it('follows the seating of the hand, not the order of the chairs', () => {
    const second = { ...state, session: { ...state.session, seating: [1, 2, 3, 0] as const } };
    expect(nameOfSeat(second, 0)).toBe('Mei');
    expect(atSeats(second, [10, 20, 30, 40])).toEqual([20, 30, 40, 10]);
    expect(seatOfViewer(second, 0)).toBe(3);
  });

  it('after a game is what it was in the game, even if somebody else has taken a chair since', () => {
    const places = [...state.places] as unknown as typeof state.places;
    const taken = { ...state, places: [PERSON('Eva'), places[1], places[2], places[3]] as const, played: places };
    const ana = asPlayed(followed(taken, 'spectator'), me('Ana'));
    expect([ana.viewer, nameOfSeat(ana.state, 0)]).toEqual([0, 'Ana']);
    expect(asPlayed(followed(taken, 0), me('Eva')).viewer).toBe('spectator');
  });
});

describe('rights and readiness', () => {
  it('belong to the host, and to nobody without a name', () => {
    expect([isHost(state, me('Ana')), isHost(state, me('Mei')), isHost(state, undefined)]).toEqual([
      true,
      false,
      false,
    ]);
    const barred = { ...state, barred: [me('Mei').id] };
    expect([isBarred(barred, me('Mei')), isBarred(barred, me('Ana')), isBarred(state, me('Mei'))]).toEqual([
      true,
      false,
      false,
    ]);
  });

  it('wait for people who are not ready, never for bots and for players who left', () => {
    const bot = { kind: 'bot', level: 'easy', name: 'bird:wren' } as const;
    const left = { ...PERSON('Botan'), presence: 'left' } as const;
    const places = [state.places[0], bot, left, { kind: 'empty' }] as unknown as typeof state.places;
    const table = { ...state, places, ready: [false, true, false, false] as const };
    expect(awaited(table)).toEqual([0]);
    expect(awaited({ ...table, ready: [true, true, false, false] })).toEqual([]);
    expect(freePlaces(table)).toEqual([3]);
  });
});
