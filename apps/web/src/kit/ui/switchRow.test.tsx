// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import { SwitchRow } from './SwitchRow.tsx';

it('is turned by a press on its words, and not by one on a further choice', () => {
  const turn = vi.fn();
  const { host } = mounted(
    <SwitchRow label="Evening" note="Before it begins." isOn onTurn={turn}>
      <select aria-label="How early" />
    </SwitchRow>,
  );
  const press = (which: string) => act(() => host.querySelector<HTMLElement>(which)!.click());
  press('select');
  expect(turn).not.toHaveBeenCalled();
  press('small');
  press('[role=switch]');
  expect(turn.mock.calls).toEqual([[false], [false]]);
  expect(host.querySelector('[role=switch]')!.getAttribute('aria-label')).toBe('Evening');
});
