// @vitest-environment happy-dom
import { useState } from 'react';
import { beforeAll, expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';
import { SearchField } from './SearchField.tsx';

beforeAll(speakEnglish);

/** A search field with a text in it. Returns it, and what presses a key in it. */
function searchFor(start: string) {
  const Page = () => {
    const [text, setText] = useState(start);
    return <SearchField label="Search" text={text} onText={setText} />;
  };
  const page = mounted(<Page />);
  const field = page.host.querySelector('input')!;
  const press = (key: string, isComposing = false) =>
    page.fire(field, new KeyboardEvent('keydown', { key, isComposing, bubbles: true, cancelable: true }));
  return { ...page, field, press };
}

it('is emptied by Escape, and leaves the next one to the dialog around it', () => {
  const { field, press } = searchFor('pung');
  expect(press('Escape').defaultPrevented).toBe(true);
  expect(field.value).toBe('');
  expect(press('Escape').defaultPrevented).toBe(false);
});

it('leaves the keys of a composition to the input method', () => {
  const { field, press } = searchFor('peng');
  expect(press('Escape', true).defaultPrevented).toBe(false);
  expect(field.value).toBe('peng');
});

it('is emptied by its cross, which leaves with the text and the focus in the field', () => {
  const { host, fire, field } = searchFor('pung');
  fire(host.querySelector('[aria-label="Clear the search"]')!, new MouseEvent('click', { bubbles: true }));
  expect([field.value, host.querySelector('button'), document.activeElement]).toEqual(['', null, field]);
});

it('is named for screen readers and writes from the side of its text', () => {
  const { field } = searchFor('ابحث');
  expect([field.type, field.getAttribute('aria-label'), field.dir]).toEqual(['search', 'Search', 'auto']);
});
