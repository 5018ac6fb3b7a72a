import type { Lobby, Me, PersonId } from '@gorrion/protocol';
import { describe, expect, it } from 'vitest';
import { LobbyFeed } from './lobbyFeed.ts';

const EMPTY: Lobby = { open: [], mine: [] };

/** A lobby that counts how often its tables are looked at. */
function world() {
  let now = 0;
  let revision = 0;
  let looks = 0;
  const clock = { now: () => now, at: () => () => {} };
  const look = () => {
    looks += 1;
    return () => EMPTY;
  };
  const feed = new LobbyFeed(look, () => revision, clock);
  const page = (n: number) => {
    const me: Me = { id: `${n}` as PersonId, name: '' };
    return { me, origin: '', follows: new Map(), tell: () => {}, join: () => {}, leave: () => {} };
  };
  return {
    watch: (n: number) => feed.watch(page(n)),
    looks: () => looks,
    pass: (ms: number) => {
      now += ms;
    },
    change: () => {
      revision += 1;
    },
  };
}

describe('the lobby', () => {
  it('is read once a second, however many pages ask for it', () => {
    const w = world();
    for (let n = 0; n < 1000; n++) w.watch(n);
    expect(w.looks()).toBe(1);
    w.pass(1000);
    for (let n = 0; n < 1000; n++) w.watch(n);
    expect(w.looks()).toBe(2);
  });

  it('is read at once if a table came or went', () => {
    const w = world();
    w.watch(1);
    w.change();
    w.watch(1);
    expect(w.looks()).toBe(2);
  });
});
