import { describe, expect, it } from 'vitest';
import { FIRST_PLAN } from './index.ts';
import { tournamentKind } from './kind.ts';
import { players } from './testing/event.ts';

const isRead = (command: unknown): boolean => tournamentKind.command.safeParse(command).success;

describe('what clients send', () => {
  it.each<[string, unknown]>([
    ['the whole first plan', { type: 'plan', changes: { ...FIRST_PLAN, about: 'Two\nlines' } }],
    ['512 players', { type: 'set-players', players: players(512, 4) }],
    ['a chart', { type: 'set-rotation', rotation: { sessions: [[[1, 2, 3, 4]]] }, origin: { by: 'design' } }],
    ['a signature', { type: 'sign', session: 1, table: 1, as: 'umpire' }],
    ['a key', { type: 'join', key: '0'.repeat(32) }],
    ['a long name', { type: 'swear', name: 'María del Carmen Fernández-Villaverde y Gutiérrez' }],
    [
      '60 signs of a script with marks',
      { type: 'add-player', player: { name: 'नि'.repeat(60), club: 'नि'.repeat(60) } },
    ],
  ])('is read: %s', (_, command) => {
    expect(isRead(command)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['513 players', { type: 'set-players', players: players(513) }],
    ['a field that nobody knows', { type: 'draw-lots', seed: 'mine' }],
    ['a name that nobody can see', { type: 'swear', name: '\u202E\u200B' }],
    ['a name of 61 signs', { type: 'add-player', player: { name: 'नि'.repeat(61) } }],
    ['a club of 61 signs', { type: 'add-player', player: { name: 'Li Wei', club: 'x'.repeat(61) } }],
    ['a name of nothing', { type: 'add-player', player: { name: ' ' } }],
    ['settings that are none', { type: 'plan', changes: { settings: { ...FIRST_PLAN.settings, hands: 5 } } }],
    [
      'three players at a table',
      { type: 'set-rotation', rotation: { sessions: [[[1, 2, 3]]] }, origin: { by: 'hand' } },
    ],
    ['a fact of the server', { type: 'time-called', session: 1 }],
    ['points without end', { type: 'correct', session: 1, table: 1, changes: [1e9, -1e9, 0, 0], reason: 'x' }],
    ['a correction without a reason', { type: 'correct', session: 1, table: 1, changes: [1, -1, 0, 0], reason: '' }],
    ['tables from the last to the first', { type: 'invite', name: 'Sam', role: 'scorer', tables: [4, 1] }],
    ['a day that is none', { type: 'plan', changes: { from: 'tomorrow' } }],
    ['nothing', null],
  ])('is refused: %s', (_, command) => {
    expect(isRead(command)).toBe(false);
  });

  it('opens an event by its name', () => {
    const { wish } = tournamentKind;
    expect(wish.safeParse({ name: 'Open' }).success).toBe(true);
    for (const bad of [{}, { name: '' }, { name: 'x'.repeat(81) }, { name: 'Open', plan: {} }])
      expect(wish.safeParse(bad).success).toBe(false);
  });
});
