import { describe, expect, it } from 'vitest';
import { answered, conflictOf, type Draft, isSendable, typed } from './draft.ts';

const typing = (saved: string, ...texts: readonly string[]): Draft | undefined =>
  texts.reduce<Draft | undefined>((draft, text) => typed(draft, saved, text), undefined);

describe('a text that is typed', () => {
  it('is nothing while it says what is saved', () => {
    expect(typing('Abierto', 'Abierto 2', 'Abierto')).toBeUndefined();
    expect(isSendable(typing('Abierto', 'Abierto 2'), 'Abierto')).toBe(true);
  });

  it('waits if another person has saved something else meanwhile', () => {
    const draft = typing('Abierto', 'Abierto 2026');
    expect(conflictOf(draft, 'Abierto')).toBeUndefined();
    expect(conflictOf(draft, 'Torneo')).toBe('Torneo');
    expect(isSendable(draft, 'Torneo')).toBe(false);
  });

  it('has no conflict with the same text of another person', () => {
    expect(conflictOf(typing('Abierto', 'Torneo'), 'Torneo')).toBeUndefined();
  });

  it('has no conflict with its own text that comes back before the answer, while more is typed', () => {
    const sent: Draft = { ...typing('', 'Ab')!, sent: 'Ab' };
    const more = typed(sent, 'Ab', 'Abierto');
    expect(conflictOf(more, 'Ab')).toBeUndefined();
    expect(isSendable(more, 'Ab')).toBe(false);
    const next = answered(more, 'Ab', true);
    expect(next).toEqual({ text: 'Abierto', base: 'Ab' });
    expect(isSendable(next, 'Ab')).toBe(true);
  });

  it('stays after a refusal and goes after its answer', () => {
    const draft: Draft = { ...typing('', 'Ab')!, sent: 'Ab' };
    expect(answered(draft, 'Ab', false)).toEqual({ text: 'Ab', base: '' });
    expect(answered(draft, 'Ab', true)).toBeUndefined();
  });

  it('is kept when one goes back to the saved text while another one is on its way', () => {
    const draft: Draft = { ...typing('Abierto', 'Torneo')!, sent: 'Torneo' };
    const back = typed(draft, 'Abierto', 'Abierto');
    expect(answered(back, 'Torneo', true)).toEqual({ text: 'Abierto', base: 'Torneo' });
  });
});
