// @vitest-environment happy-dom
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { VoiceCall } from './VoiceCall.tsx';

speakEnglish();

const write = (text: string) => {
  const field = document.querySelector('input')!;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
const submit = () =>
  act(
    async () =>
      void document.querySelector('form')!.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true })),
  );

it('says where a link leads, and tells that place nothing of the page', () => {
  mounted(<VoiceCall link="https://call.example:8443/room" mayChange={false} change={vi.fn()} />);
  const [link, ...others] = document.querySelectorAll('a');
  expect(others).toEqual([]);
  expect(link!.getAttribute('rel')).toBe('noopener noreferrer');
  expect(link!.getAttribute('referrerpolicy')).toBe('no-referrer');
  expect(link!.getAttribute('target')).toBe('_blank');
  expect(document.body.textContent).toContain('call.example:8443');
  expect(document.querySelector('button, input')).toBeNull();
});

it('takes an address as browsers write it, and says what is none', async () => {
  const change = vi.fn(async () => 'Too often.');
  const { render } = mounted(<VoiceCall link={null} mayChange change={change} />);
  for (const wrong of ['meet', 'http://call.example', 'https://ana:key@call.example']) {
    act(() => write(wrong));
    await submit();
    expect(document.querySelector('[role=alert]')?.textContent).toMatch(/https:/);
  }
  expect(change).not.toHaveBeenCalled();
  act(() => write(' https://call.example/麻将 '));
  await submit();
  expect(change).toHaveBeenCalledWith({ type: 'set', link: 'https://call.example/%E9%BA%BB%E5%B0%86' });
  expect(document.body.textContent).toContain('Too often.');
  // Somebody else has set one, and removed it again.
  for (const link of ['https://call.example/tea', null]) {
    render(<VoiceCall link={link} mayChange change={change} />);
    expect(document.body.textContent).not.toContain('Too often.');
  }
});
