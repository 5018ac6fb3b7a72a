// @vitest-environment happy-dom
import type { EventPlan, Prize } from '@gorrion/events/tournament';
import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { speakEnglish } from '../../../testing/english.ts';
import { mounted } from '../../../testing/mounted.ts';
import { eventView } from '../testing/view.ts';
import type { EventDesk } from '../useEvent.ts';
import { nextPrize, PrizesCard, prizeFor } from './PrizesCard.tsx';

speakEnglish();

const cup: Prize = { for: 'player', place: 2, text: 'Cup' };

describe('prizes of an event', () => {
  it('are added for the place behind those that have one', () => {
    expect(nextPrize([], 'Cup')).toEqual({ for: 'player', place: 1, text: 'Cup' });
    const team: Prize = { for: 'team', place: 7, text: 'Shield' };
    expect(nextPrize([cup, team], 'Medal')).toEqual({ for: 'player', place: 3, text: 'Medal' });
  });

  it('have no place if they are for something special, and the first again if they are for a team', () => {
    const special = prizeFor(cup, 'other');
    expect(special).toEqual({ for: 'other', place: null, text: 'Cup' });
    expect(prizeFor(special, 'team')).toEqual({ for: 'team', place: 1, text: 'Cup' });
    expect(prizeFor(cup, 'team').place).toBe(2);
  });

  it('are added by Enter, whose field is empty then and keeps the focus for the next one', async () => {
    const sent: Partial<EventPlan>[] = [];
    const plan = async (changes: Partial<EventPlan>) => sent.push(changes) > 0;
    const { host, fire } = mounted(<PrizesCard desk={{ view: eventView(), plan } as unknown as EventDesk} />);
    const field = host.querySelector('input')!;
    field.focus();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, 'The cup ');
    fire(field, new Event('input', { bubbles: true }));
    fire(field.form!, new Event('submit', { bubbles: true, cancelable: true }));
    // The blur that comes with a press of the button adds nothing more.
    await act(async () => field.dispatchEvent(new FocusEvent('focusout', { bubbles: true })));
    expect(sent).toEqual([{ prizes: [{ for: 'player', place: 1, text: 'The cup' }] }]);
    expect([field.value, host.querySelector('input') === field]).toEqual(['', true]);
    expect(document.activeElement).toBe(field);
  });
});
