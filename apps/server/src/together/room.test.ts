import {
  type Me,
  MOST_REVIEWERS,
  type PersonId,
  type ReviewCommand,
  type ReviewPlace,
  type ReviewView,
} from '@gorrion/protocol';
import type { SeatCommand, Tile } from '@gorrion/rules';
import { describe, expect, it } from 'vitest';
import { type Member, Room } from './room.ts';

const me = (name: string): Me => ({ id: name.toLowerCase() as PersonId, name });
const at = (hand: number, move: number): ReviewPlace => ({ hand, move, line: null });
const discard = (tile: number): SeatCommand => ({ type: 'discard', seat: 0, tile: tile as Tile });
const VIEW: ReviewView = { player: 2, opens: 'own' };
const CHOICES = [1, 2, 3].map(discard);

/** A review with these people in it, each on a page of their own. */
function roomOf(...names: readonly string[]) {
  const room = new Room();
  for (const name of names) room.join(`page of ${name}`, me(name), null, null);
  const member = (name: string): Member => room.memberOf(me(name).id)!;
  const act = (name: string, command: Exclude<ReviewCommand, { type: 'say' | 'ask-vote' }>) =>
    room.act(`page of ${name}`, member(name), command);
  const be = (name: string, place: ReviewPlace, isFollowing = false) =>
    act(name, { type: 'be', at: place, view: VIEW, isFollowing, pointsAt: null });
  const ask = (name: string) => {
    const refusal = room.whyNotAsk(member(name));
    if (!refusal)
      room.ask(`page of ${name}`, member(name), { type: 'ask-vote', at: at(0, 9), events: 9, seat: 0 }, CHOICES);
    return refusal;
  };
  const vote = (name: string, choice: number) => act(name, { type: 'vote', choice });
  const leave = (name: string) => room.leave(`page of ${name}`, me(name).id);
  return { room, member, act, be, ask, vote, leave };
}

describe('the lead', () => {
  it('is taken when it is free, and by another only when it is offered', () => {
    const { room, member, act } = roomOf('Mei', 'Ana', 'Lena');
    expect(room.leader).toBeNull();
    expect(act('Mei', { type: 'take-lead' })).toBeUndefined();
    expect(act('Ana', { type: 'take-lead' })).toBe('lead-taken');
    expect(act('Ana', { type: 'offer-lead', to: member('Ana').who })).toBe('not-leader');
    expect(act('Mei', { type: 'offer-lead', to: 99 })).toBe('nobody-there');
    expect(act('Mei', { type: 'offer-lead', to: member('Ana').who })).toBeUndefined();
    expect(act('Lena', { type: 'take-lead' })).toBe('lead-taken');
    expect(room.leader).toBe(member('Mei').who);
    expect(act('Ana', { type: 'take-lead' })).toBeUndefined();
    expect({ leader: room.leader, offeredTo: room.offeredTo }).toEqual({ leader: member('Ana').who, offeredTo: null });
  });

  it('stays with a leader who reloads, and is free while they are away', () => {
    const { room, member, act, leave } = roomOf('Mei', 'Ana');
    act('Mei', { type: 'take-lead' });
    leave('Mei');
    room.join('page of Mei', me('Mei'), null, null);
    expect(room.leader).toBe(member('Mei').who);
    expect(act('Ana', { type: 'take-lead' })).toBe('lead-taken');
    leave('Mei');
    expect(act('Ana', { type: 'take-lead' })).toBeUndefined();
  });

  it('tells from where the leader looks, for those who follow', () => {
    const { room, member, act, be } = roomOf('Mei');
    expect(room.shown(member('Mei'), 'Mei').view).toBeNull();
    act('Mei', { type: 'take-lead' });
    be('Mei', at(1, 5));
    expect(room.shown(member('Mei'), 'Mei').view).toEqual(VIEW);
  });

  it('belongs to the page that took it: another page of the leader moves nobody', () => {
    const { room, member, act, be } = roomOf('Mei');
    act('Mei', { type: 'take-lead' });
    be('Mei', at(1, 5));
    room.join('second page of Mei', me('Mei'), null, at(7, 7));
    room.act('second page of Mei', member('Mei'), {
      type: 'be',
      at: at(7, 8),
      view: VIEW,
      isFollowing: false,
      pointsAt: null,
    });
    expect(member('Mei').at).toEqual(at(1, 5));
    room.leave('page of Mei', me('Mei').id);
    room.act('second page of Mei', member('Mei'), {
      type: 'be',
      at: at(7, 8),
      view: VIEW,
      isFollowing: false,
      pointsAt: null,
    });
    expect(member('Mei').at).toEqual(at(7, 8));
  });

  it('moves nobody: who follows and who walks stay where their pages say that they are', () => {
    const { member, act, be } = roomOf('Mei', 'Ana', 'Lena');
    act('Mei', { type: 'take-lead' });
    be('Ana', at(0, 3), true);
    be('Lena', at(4, 4));
    be('Mei', at(2, 9));
    expect([member('Ana').at, member('Lena').at]).toEqual([at(0, 3), at(4, 4)]);
    expect([member('Ana').isFollowing, member('Lena').isFollowing]).toEqual([true, false]);
  });
});

describe('a vote', () => {
  it('is asked by the leader; where nobody leads, the asker does from then on', () => {
    const { room, member, ask } = roomOf('Mei', 'Ana');
    expect(ask('Mei')).toBeUndefined();
    expect(room.leader).toBe(member('Mei').who);
    expect(ask('Ana')).toBe('not-leader');
  });

  it('is hidden until the leader shows it, and can be changed until then', () => {
    const { room, member, ask, vote, act } = roomOf('Mei', 'Ana', 'Lena');
    expect(vote('Ana', 0)).toBe('no-vote');
    ask('Mei');
    expect(vote('Ana', 3)).toBe('not-possible-there');
    vote('Ana', 0);
    expect(room.voteFor(member('Mei'))).toMatchObject({ own: null, shown: null, voted: [member('Ana').who] });
    expect(room.voteFor(member('Ana'))).toMatchObject({ own: 0, shown: null });
    vote('Ana', 2);
    expect(act('Ana', { type: 'show-votes' })).toBe('not-leader');
    act('Mei', { type: 'show-votes' });
    expect(room.voteFor(member('Lena'))!.shown).toEqual([{ who: member('Ana').who, choice: 2 }]);
    expect(vote('Lena', 1)).toBe('votes-shown');
    expect(act('Ana', { type: 'end-vote' })).toBe('not-leader');
    act('Mei', { type: 'end-vote' });
    expect(room.voteFor(member('Mei'))).toBeNull();
  });

  it('is shown by itself once all who are here have voted', () => {
    const { room, member, ask, vote, leave } = roomOf('Mei', 'Ana', 'Lena');
    ask('Mei');
    vote('Mei', 0);
    vote('Ana', 1);
    expect(room.voteFor(member('Ana'))!.shown).toBeNull();
    leave('Lena');
    expect(room.voteFor(member('Ana'))!.shown).toHaveLength(2);
  });

  it('waits for a late comer, and keeps the vote of who has left', () => {
    const { room, member, ask, vote, leave } = roomOf('Mei', 'Ana');
    ask('Mei');
    vote('Ana', 1);
    leave('Ana');
    room.join('page of Lena', me('Lena'), null, null);
    vote('Mei', 0);
    expect(room.voteFor(member('Mei'))!.shown).toBeNull();
    room.act('page of Lena', member('Lena'), { type: 'vote', choice: 2 });
    expect(room.voteFor(member('Lena'))!.shown!.map(({ choice }) => choice)).toEqual([0, 1, 2]);
    expect(room.people.map(one => one.pages.size > 0)).toEqual([true, false, true]);
  });
});

it('a review has a bound, and forgets who left long ago', () => {
  const names = Array.from({ length: MOST_REVIEWERS }, (_, n) => `P${n}`);
  const { room, leave } = roomOf(...names);
  expect(room.join('one more', me('Zoe'), null, null)).toBeUndefined();
  expect(room.join('second page', me('P0'), null, null)).toBeDefined();
  for (let n = 0; n < 5 * MOST_REVIEWERS; n++) {
    leave(names.at(-1)!);
    names.push(`Q${n}`);
    expect(room.join(`page of Q${n}`, me(`Q${n}`), null, null)).toBeDefined();
  }
  expect(room.people).toHaveLength(MOST_REVIEWERS);
  expect(room.memberOf(me('P1').id)).toBeDefined();
  expect(room.memberOf(me('Q0').id)).toBeUndefined();
});

it('a person keeps number and place under a new id', () => {
  const { room, member, be } = roomOf('Ana');
  be('Ana', at(3, 3));
  const { who } = member('Ana');
  room.become(me('Ana').id, me('Heron'));
  expect(room.memberOf(me('Ana').id)).toBeUndefined();
  expect(room.memberOf(me('Heron').id)).toMatchObject({ who, at: at(3, 3), me: me('Heron') });
});
