// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { askWhenMissing, fetchFirst } from './fetchFirst.ts';

/** The document of these tests fetches no style sheet: it says at once that each was loaded, or that it was not. */
declare const happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: boolean } };
happyDOM.settings.handleDisabledFileLoadingAsSuccess = true;

/** Lets the next style sheet fail. */
function failStyle(): void {
  const { dispatchEvent } = HTMLLinkElement.prototype;
  vi.spyOn(HTMLLinkElement.prototype, 'dispatchEvent').mockImplementationOnce(function (this: HTMLLinkElement) {
    return dispatchEvent.call(this, new Event('error'));
  });
}

/** Scripts that were asked for. */
const asked: string[] = [];
const setReachable = (isReachable: boolean): void => {
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!isReachable) throw new TypeError('Failed to fetch');
    return new Response('', { status: url.includes('missing') ? 404 : 200 });
  });
};
beforeEach(() => {
  asked.length = 0;
  setReachable(true);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
});

const hrefs = () => [...document.head.querySelectorAll('link')].map(link => link.getAttribute('href'));

it('imports a part when its scripts and styles are here, and fetches none of them twice', async () => {
  const load = vi.fn(async () => [...asked, ...hrefs()]);
  expect(await fetchFirst(load, ['once.js', 'once.css'])).toEqual(['/once.js', '/once.css']);
  expect(await fetchFirst(load, ['once.js', 'once.css'])).toEqual(['/once.js', '/once.css']);
});

it('does not import a part of which a script is missing, and fetches only that again', async () => {
  const load = vi.fn(async () => 'part');
  await fetchFirst(load, ['kept.js']);
  load.mockClear();
  setReachable(false);
  await expect(fetchFirst(load, ['kept.js', 'lost.js'])).rejects.toThrow('Failed to fetch');
  expect(load).not.toHaveBeenCalled();
  setReachable(true);
  expect(await fetchFirst(load, ['kept.js', 'lost.js'])).toBe('part');
  expect(asked).toEqual(['/kept.js', '/lost.js', '/lost.js']);
  expect(load).toHaveBeenCalledOnce();
});

it('takes an answer that is no file for a failure', async () => {
  const load = vi.fn(async () => 'part');
  await expect(fetchFirst(load, ['missing.js'])).rejects.toThrow('/missing.js: 404');
  expect(load).not.toHaveBeenCalled();
});

it('fetches a style sheet again in its place, before those that came after it', async () => {
  const load = vi.fn(async () => 'part');
  failStyle();
  await expect(fetchFirst(load, ['early.css'])).rejects.toThrow('/early.css could not be fetched');
  expect(load).not.toHaveBeenCalled();
  expect(await fetchFirst(load, ['late.css'])).toBe('part');
  expect(await fetchFirst(load, ['early.css', 'late.css'])).toBe('part');
  expect(hrefs()).toEqual(['/early.css', '/late.css']);
});

it('does not fetch what the page itself names', async () => {
  document.head.innerHTML =
    '<script type="text/plain" src="/named.js"></script><link rel="stylesheet" href="/named.css">';
  expect(await fetchFirst(async () => 'part', ['named.js', 'named.css'])).toBe('part');
  expect(asked).toEqual([]);
  expect(hrefs()).toEqual(['/named.css']);
});

it('keeps a part on its way while a newer page is about to come, and says so of no other failure', async () => {
  const answers = [true, false];
  askWhenMissing(async () => answers.shift() ?? false);
  const settled = vi.fn();
  void fetchFirst(async () => 'part', ['missing-old.js']).then(settled, settled);
  await new Promise(resolve => setTimeout(resolve));
  expect(answers).toEqual([false]);
  expect(settled).not.toHaveBeenCalled();
  await expect(fetchFirst(async () => 'part', ['missing-now.js'])).rejects.toThrow('404');
});
