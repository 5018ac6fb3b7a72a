import { describe, expect, it } from 'vitest';
import { attend, type Surroundings, type TableQuestion } from './attention.ts';

/** A page whose title, badge and notifications a test looks at. */
function page(wishes: Partial<ReturnType<Surroundings['wishes']>> = {}) {
  let asked: TableQuestion | undefined;
  let isHidden = true;
  let heard = () => {};
  let tick: (() => void) | undefined;
  const seen = { title: 'Table', badge: 0, notified: [] as string[], vibrated: 0, closed: 0 };
  const stop = attend({
    asked: () => asked,
    isHidden: () => isHidden,
    onChange: listener => {
      heard = listener;
      return () => {};
    },
    every: (_, task) => {
      tick = task;
      return () => {
        tick = undefined;
      };
    },
    title: { get: () => seen.title, set: title => Object.assign(seen, { title }) },
    badge: count => Object.assign(seen, { badge: count }),
    notify: text => {
      seen.notified.push(text);
      return () => seen.closed++;
    },
    vibrate: () => seen.vibrated++,
    wishes: () => ({ notify: false, ...wishes }),
  });
  const ask = (next: TableQuestion | undefined) => {
    asked = next;
    heard();
  };
  const show = (isShown: boolean) => {
    isHidden = !isShown;
    heard();
  };
  return { seen, ask, show, stop, tick: () => tick?.(), isBlinking: () => tick !== undefined };
}

const TURN: TableQuestion = { id: 'turn 1', text: 'Your turn' };
const CLAIM: TableQuestion = { id: 'claim 1', text: 'Claim?' };

describe('a question while the page is in the background', () => {
  it('blinks in the title and stands on the badge until the page is looked at', () => {
    const { seen, ask, show, tick, isBlinking } = page();
    ask(TURN);
    expect(seen).toMatchObject({ title: '● Your turn', badge: 1 });
    tick();
    expect(seen.title).toBe('Table');
    tick();
    expect(seen.title).toBe('● Your turn');
    show(true);
    expect(seen).toMatchObject({ title: 'Table', badge: 0 });
    expect(isBlinking()).toBe(false);
  });

  it('is withdrawn when it was answered, or its time is over', () => {
    const { seen, ask, isBlinking } = page();
    ask(CLAIM);
    ask(undefined);
    expect(seen).toMatchObject({ title: 'Table', badge: 0 });
    expect(isBlinking()).toBe(false);
  });

  it('gives back the title that the page has meanwhile', () => {
    const { seen, ask, tick } = page();
    ask(TURN);
    seen.title = 'Another page';
    tick();
    tick();
    ask(undefined);
    expect(seen.title).toBe('Another page');
  });

  it('is notified of once and only where that is wished, and the phone vibrates once', () => {
    const silent = page();
    silent.ask(TURN);
    expect(silent.seen).toMatchObject({ notified: [] });
    const { seen, ask } = page({ notify: true });
    ask(TURN);
    ask({ ...TURN });
    expect(seen).toMatchObject({ notified: ['Your turn'], vibrated: 1 });
    ask(CLAIM);
    expect(seen).toMatchObject({ notified: ['Your turn', 'Claim?'], vibrated: 2, closed: 1 });
    ask(undefined);
    expect(seen.closed).toBe(2);
  });
});

describe('a question while the page is looked at', () => {
  it('changes neither title nor badge and is not notified of, but may vibrate', () => {
    const { seen, ask, show } = page({ notify: true });
    show(true);
    ask(TURN);
    expect(seen).toEqual({ title: 'Table', badge: 0, notified: [], vibrated: 1, closed: 0 });
  });

  it('begins to blink when the page goes to the background', () => {
    const { seen, ask, show } = page();
    show(true);
    ask(TURN);
    show(false);
    expect(seen).toMatchObject({ title: '● Your turn', badge: 1 });
  });
});
