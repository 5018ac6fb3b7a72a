import { describe, expect, it } from 'vitest';
import { keepAwake, type Screen } from './wakeLock.ts';

/** A screen that counts its locks, and that a test hides and shows. */
function fakeScreen(isRefused = false) {
  let isVisible = true;
  let held = 0;
  let changed = () => {};
  const screen: Screen = {
    lock: async () => {
      if (isRefused) throw new Error('battery');
      held += 1;
      return {
        release: async () => {
          held -= 1;
        },
      };
    },
    isVisible: () => isVisible,
    onVisibility(task) {
      changed = task;
      return () => {
        changed = () => {};
      };
    },
  };
  const settle = () => new Promise(done => setTimeout(done));
  return {
    screen,
    held: async () => {
      await settle();
      return held;
    },
    show(visible: boolean) {
      isVisible = visible;
      changed();
    },
  };
}

describe('the screen during a game', () => {
  it('stays lit, also after the page was hidden and shown, and no longer than the game', async () => {
    const { screen, held, show } = fakeScreen();
    const release = keepAwake(screen);
    expect(await held()).toBe(1);
    show(false);
    expect(await held()).toBe(0);
    show(true);
    expect(await held()).toBe(1);
    release();
    expect(await held()).toBe(0);
    show(true);
    expect(await held()).toBe(0);
  });

  it('releases a lock that arrives after the end of the game', async () => {
    const { screen, held } = fakeScreen();
    keepAwake(screen)();
    expect(await held()).toBe(0);
  });

  it('may be refused without any harm', async () => {
    const { screen, held } = fakeScreen(true);
    const release = keepAwake(screen);
    expect(await held()).toBe(0);
    expect(release).not.toThrow();
  });
});
