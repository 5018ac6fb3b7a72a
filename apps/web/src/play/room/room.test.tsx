import type { ChatLine, Me, PersonId } from '@gorrion/protocol';
import { PLAYERS } from '@gorrion/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { english, speakEnglish } from '../../testing/english.ts';
import { followed } from '../../testing/following.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { dealtTable, PERSON, TestTable } from '../../testing/table.ts';
import { Watchers } from '../watchers/Watchers.tsx';
import { AskedFinishes } from './AskedFinishes.tsx';
import { Chairs } from './Chairs.tsx';
import { roomTitle } from './roomTitle.ts';
import { StartBar } from './StartBar.tsx';

beforeAll(speakEnglish);

const eva: Me = { id: 'eva' as PersonId, name: 'Eva' };
const { settings, clockPreset: clock } = dealtTable().state;
const room = () =>
  new TestTable()
    .add({ type: 'table-opened', settings, clock, host: 'ana' as PersonId })
    .add({ type: 'seated', place: 0, who: PERSON('Ana') });

describe('a guest whom the host removed from a seat', () => {
  const { state } = room().add({ type: 'barred', person: eva.id });
  const chairs = (me: Me) => rendered(<Chairs state={state} me={me} mine={undefined} amHost={false} level="regular" />);
  const ways = (me: Me) =>
    rendered(<StartBar table={followed(state)} mine={undefined} amHost={false} level="regular" />, { me });

  it('is offered no seat, and reads why', () => {
    expect(chairs(eva)).not.toContain(english('room.sitHere'));
    expect(ways(eva)).not.toContain(`>${english('room.sitDown')}<`);
    expect(ways(eva)).toContain(english('error.removed-by-host'));
  });

  it('is the only one: another guest is offered a seat, and the host is called the host', () => {
    const mei: Me = { id: 'mei' as PersonId, name: 'Mei' };
    expect(chairs(mei)).toContain(english('room.sitHere'));
    expect(textOf(chairs(mei))).not.toContain(`${english('room.host')}${english('list.comma')}`);
    expect(ways(mei)).toContain(`>${english('room.sitDown')}<`);
  });
});

it('who has only sat down is called seated, and not one who has agreed to something', () => {
  const { state } = room().add({ type: 'seated', place: 1, who: PERSON('Mei') });
  const chairs = textOf(rendered(<Chairs state={state} me={eva} mine={undefined} amHost={false} level="regular" />));
  expect(chairs).toMatch(/Mei.*seated/);
  expect(chairs).not.toContain('agreed');
});

it('a table that asks for finished games does not ask its host', () => {
  const { state } = new TestTable().add({
    ...{ type: 'table-opened', clock, host: eva.id },
    settings: { ...settings, visibility: 'public', finishes: 90 },
  } as const);
  const note = (me: Me) => textOf(rendered(<AskedFinishes state={state} mine={undefined} />, { me }));
  expect(note(eva)).toBe('');
  expect(note({ id: 'mei' as PersonId, name: 'Mei' })).toContain('at least 90%');
});

describe('the umpire in the room', () => {
  const { state } = room().add({ type: 'umpire-appointed', person: eva });
  const bar = (me: Me) =>
    textOf(rendered(<StartBar table={followed(state)} mine={undefined} amHost={false} level="regular" />, { me }));

  it('is offered no seat and is called the umpire; the others read who it is', () => {
    const chairs = rendered(<Chairs state={state} me={eva} mine={undefined} amHost={false} level="regular" />);
    expect(chairs).not.toContain(english('room.sitHere'));
    expect(bar(eva)).toContain(english('umpire.you'));
    expect(bar(eva)).not.toContain(english('room.sitDown'));
    expect(bar({ id: 'mei' as PersonId, name: 'Mei' })).toContain(english('umpire.is', { name: 'Eva' }));
  });
});

describe('the title of a room', () => {
  it('is the reader’s own table only for the host, also to who sits there', () => {
    const { state } = room().add({ type: 'seated', place: 1, who: PERSON('Mei') });
    const title = (id: string) => roomTitle(english, state, { id: id as PersonId, name: id });
    expect(['ana', 'mei', 'eva'].map(title)).toEqual(['Your table', 'Ana’s table', 'Ana’s table']);
    const { state: empty } = new TestTable().add({ type: 'table-opened', settings, clock, host: 'ana' as PersonId });
    expect(roomTitle(english, empty, eva)).toBe(english('room.titleEmpty'));
  });
});

describe('a room without a free seat', () => {
  const full = PLAYERS.slice(1).reduce(
    (table, place) => table.add({ type: 'seated', place, who: PERSON(`P${place}`) }),
    room(),
  );
  const note = (table: TestTable) =>
    textOf(rendered(<StartBar table={followed(table.state, 0)} mine={0} amHost level="regular" />, { me: eva }));

  it('says that all are here, and of who is away that they agree', () => {
    expect(note(full)).toContain('Everyone is here and agrees.');
    const away = full.add({ type: 'presence-changed', place: 2, presence: 'away' });
    expect(note(away)).not.toContain('Everyone is here');
    expect(note(away)).toContain('Everyone agrees, but P2 is away.');
  });
});

describe('an open chair', () => {
  it('is for a friend, at a public table for anyone, and at that of a teacher for a learner', () => {
    const open = (visibility: 'link' | 'public', teacher?: true) => {
      const state = { ...room().state, settings: { ...settings, visibility, teacher } };
      return textOf(rendered(<Chairs state={state} me={eva} mine={undefined} amHost={false} level="regular" />));
    };
    expect(open('link')).toContain(english('room.forFriend'));
    expect(open('public')).toContain(english('room.forAnyone'));
    expect(open('link', true)).toContain(english('room.forLearner'));
  });
});

describe('the number of spectators', () => {
  const shown = (watchers: number, viewer: 0 | 'spectator') =>
    textOf(rendered(<Watchers table={followed(room().state, viewer, { watchers })} />));

  it('is shown to players in full', () => {
    expect(shown(1, 0)).toBe(english('watchers.count', { count: 1 }));
  });

  it('leaves out the spectator who reads it', () => {
    expect(shown(1, 'spectator')).toBe('');
    expect(shown(3, 'spectator')).toBe(english('watchers.countToo', { count: 2 }));
  });

  it('is whole to the umpire, who is no spectator', () => {
    const { state } = room().add({ type: 'umpire-appointed', person: eva });
    const html = rendered(<Watchers table={followed(state, 'spectator', { watchers: 1 })} />, { me: eva });
    expect(textOf(html)).toBe(english('watchers.count', { count: 1 }));
  });
});

describe('the chat of a room that is out of sight', () => {
  it('is named beside the start as soon as somebody else has written', () => {
    const { state } = room().add({ type: 'seated', place: 1, who: PERSON('Bea') });
    const { id, name } = PERSON('Bea') as Me;
    const line = { at: 5, room: 'players', from: { id, name }, text: 'Hola' } as ChatLine;
    const bar = (chat: readonly ChatLine[]) =>
      textOf(rendered(<StartBar table={followed(state, 0)} mine={0} amHost level="regular" />, { me: eva, chat }));
    expect(bar([line])).toContain('Chat, 1 new message');
    expect(bar([{ ...line, from: eva }])).not.toContain('new message');
  });
});

it('a seat of a group is for a member or a friend', () => {
  const { state } = room();
  const seats = (isOfGroup: boolean) =>
    rendered(<Chairs state={state} me={eva} mine={0} amHost level="regular" isOfGroup={isOfGroup} />);
  expect(seats(true)).toContain('for a member or friend');
  expect(seats(false)).not.toContain('member');
});
