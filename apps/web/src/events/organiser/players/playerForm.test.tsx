// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest';
import { speakEnglish } from '../../../testing/english.ts';
import { mounted } from '../../../testing/mounted.ts';
import { PlayerForm } from './PlayerForm.tsx';

await speakEnglish();

it('a name that is too long is neither cut nor sent, and the form says how much fits', () => {
  const onSave = vi.fn(async () => true);
  const saved = (name: string) => {
    const { host, fire } = mounted(
      <PlayerForm key={name} start={{ name }} teams={[]} onSave={onSave}>
        <button type="submit">Save</button>
      </PlayerForm>,
    );
    fire(host.querySelector('form')!, new Event('submit', { bubbles: true, cancelable: true }));
    return host.querySelector('[role=alert]')?.textContent;
  };
  expect(saved('Ana'.repeat(21))).toBe('The name has 63 characters; 60 fit.');
  expect(onSave).not.toHaveBeenCalled();
  expect(saved('María del Carmen Fernández-Villaverde y Gutiérrez')).toBeUndefined();
  expect(onSave).toHaveBeenCalledOnce();
});
