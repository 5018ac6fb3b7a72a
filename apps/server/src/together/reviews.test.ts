import { type Envelope, gameIdOf, type Me, type PersonId, type ReviewCommand, type TableCode } from '@gorrion/protocol';
import { finishedGames } from '@gorrion/table';
import { person, until, World } from '@gorrion/table/testing';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { gameToKeep } from '../archive/archivist.ts';
import { Archive } from '../archive/reader.ts';
import { Guesses } from '../limits/guesses.ts';
import { LIMITS } from '../limits/limits.ts';
import type { NewGame } from '../persistence/games.ts';
import { memoryStore } from '../persistence/memoryStore.ts';
import { NOTHING_SEALED, OpenGames } from '../persistence/openGames.ts';
import { slowReads } from '../testing/slowReads.ts';
import { choicesAt } from './decision.ts';
import { Reviews } from './reviews.ts';

// A whole game: slow only where the machine is busy.
vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const GAME = gameIdOf('AB23CD45' as TableCode, 1);
const [ANA, BEA, EVA] = ['Ana', 'Bea', 'Eva'];
let kept: NewGame;
beforeAll(async () => {
  const world = new World('reviewed together');
  await world.start({ clock: 'fast', hands: 4 }, person('Ana'));
  await until(world, () => world.table.state.session.phase === 'over');
  kept = gameToKeep(finishedGames(world.store.logOf('table'), () => GAME)[0]!.record);
});

/** Opens the reviews of a server whose store answers late, with a game that everybody with its link may read. */
async function opened(ms?: (n: number) => number) {
  const disk = memoryStore();
  await disk.keepGame({ ...kept, access: 'link' });
  const { store, again } = slowReads(disk, ms);
  const clock = { now: () => 1000, at: () => () => {} };
  const games = new OpenGames(store, NOTHING_SEALED);
  const archive = new Archive(games, store, 0);
  const guesses = new Guesses({ limits: LIMITS, now: clock.now });
  const reviews = new Reviews({ archive, games, store, clock, limits: LIMITS, guesses });
  archive.onChange(game => reviews.recheck(game));
  const pageOf = (name: string, id = `page of ${name}`) => {
    const told: [string, unknown][] = [];
    const me: Me = { id: name.toLowerCase() as PersonId, name };
    const page = {
      id,
      me,
      network: 'here',
      origin: '',
      follows: new Map(),
      tell: (name: string, message: unknown) => void told.push([name, message]),
      join() {},
      leave() {},
    };
    const textsSaid = () =>
      told.flatMap(([name, said]) =>
        name === 'review:said' ? (said as { message: { text: string } }).message.text : [],
      );
    return { page, told, textsSaid };
  };
  const join = ({ page }: ReturnType<typeof pageOf>, game: string = GAME) => reviews.join(page, { game, at: null });
  let sent = 0;
  const envelopeOf = (command: ReviewCommand) => ({ id: `${sent++}`.padStart(32, '0'), command });
  const send = ({ page }: ReturnType<typeof pageOf>, envelope: Envelope<ReviewCommand>) =>
    reviews.act(page, { game: GAME, envelope });
  const act = (one: ReturnType<typeof pageOf>, command: ReviewCommand) => send(one, envelopeOf(command));
  const say = (one: ReturnType<typeof pageOf>, text: string) =>
    act(one, { type: 'say', text, at: { hand: 0, move: 1, line: null } });
  const messages = async () => (await disk.reviewMessages(GAME)).map(({ number, text }) => [number, text]);
  return { disk, archive, reviews, again, pageOf, join, envelopeOf, send, act, say, messages };
}

describe('a review whose store answers late', () => {
  it('numbers and tells messages in the order in which they came', async () => {
    const { again, pageOf, join, say, messages } = await opened();
    const [ana, bea] = [pageOf(ANA!), pageOf(BEA!)];
    for (const one of [ana, bea]) expect(await join(one)).toMatchObject({ ok: true, messages: [] });
    again();
    const answers = await Promise.all([say(ana, 'one'), say(bea, 'two'), say(ana, 'three')]);
    expect(answers).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
    const texts = ['one', 'two', 'three'];
    expect(await messages()).toEqual(texts.map((text, n) => [n + 1, text]));
    for (const one of [ana, bea]) expect(one.textsSaid()).toEqual(texts);
  });

  it('gives who comes while others talk every message once, in the answer or after it', async () => {
    const { again, pageOf, join, say } = await opened();
    const [ana, bea] = [pageOf(ANA!), pageOf(BEA!)];
    await join(ana);
    again();
    const talking = [say(ana, 'one'), say(ana, 'two')];
    const joining = join(bea);
    talking.push(say(ana, 'three'));
    await Promise.all(talking);
    const answer = await joining;
    const before = answer.ok ? answer.messages.map(({ text }) => text) : [];
    expect([...before, ...bea.textsSaid()]).toEqual(['one', 'two', 'three']);
  });

  it('lets nobody in whose connection is lost while the game is read', async () => {
    const { reviews, pageOf, join, say } = await opened();
    const [ana, bea] = [pageOf(ANA!), pageOf(BEA!)];
    const joining = join(bea);
    reviews.exit(bea.page);
    expect(await joining).toEqual({ ok: false, code: 'not-in-review' });
    expect(await join(ana)).toMatchObject({ ok: true, room: { people: [{ name: ANA }] } });
    await say(ana, 'is anybody here?');
    expect(bea.told).toEqual([]);
  });

  it('hears what a page said before its connection was lost, and what it sent while it came in', async () => {
    const { reviews, pageOf, join, say, messages } = await opened();
    const ana = pageOf(ANA!);
    const joining = join(ana);
    const saying = say(ana, 'hello');
    expect([await joining, await saying]).toMatchObject([{ ok: true }, { ok: true }]);
    const last = say(ana, 'and goodbye');
    reviews.exit(ana.page);
    expect(await last).toEqual({ ok: true });
    expect(await messages()).toEqual([
      [1, 'hello'],
      [2, 'and goodbye'],
    ]);
    expect(await say(ana, 'a ghost')).toEqual({ ok: false, code: 'not-in-review' });
  });

  it('takes a page out that leaves while it comes in', async () => {
    const { reviews, pageOf, join, say } = await opened();
    const ana = pageOf(ANA!);
    const joining = join(ana);
    expect(await reviews.leave(ana.page)).toEqual({ ok: true });
    expect(await joining).toMatchObject({ ok: true });
    expect(await say(ana, 'not here')).toEqual({ ok: false, code: 'not-in-review' });
  });

  it('refuses who may not read the game any more by the time that they are let in', async () => {
    const { disk, archive, reviews, pageOf, join, act } = await opened(() => 20);
    const host = kept.host;
    const eva = pageOf(EVA!);
    const inside = pageOf(BEA!);
    expect(await join(inside)).toMatchObject({ ok: true });
    const joining = join(eva);
    const changing = archive.change(GAME, host, { access: 'players' });
    const acting = act(inside, { type: 'take-lead' });
    expect((await changing).ok).toBe(true);
    expect(inside.told.map(([name]) => name)).toContain('review:closed');
    await acting;
    expect(await act(inside, { type: 'take-lead' })).toEqual({ ok: false, code: 'not-in-review' });
    const answer = await joining;
    // A page that came in before the change was taken out by it, and one that came later was refused.
    if (answer.ok) expect(eva.told.map(([name]) => name)).toContain('review:closed');
    expect(await act(eva, { type: 'take-lead' })).toEqual({ ok: false, code: 'not-in-review' });

    await disk.setAccess(GAME, 'link');
    const late = join(eva);
    await disk.setAccess(GAME, 'players');
    await reviews.recheck(GAME);
    expect(await late).toEqual({ ok: false, code: 'game-for-players' });
  });

  it('does once what a page sends again on a new connection, and answers it as before', async () => {
    const { reviews, pageOf, join, envelopeOf, send, act } = await opened();
    const [ana, bea] = [pageOf(ANA!), pageOf(BEA!)];
    for (const one of [ana, bea]) await join(one);
    const events = Array.from({ length: 200 }, (_, n) => n).find(n => choicesAt(kept.record, 0, n, 0).length > 1)!;
    const asking = envelopeOf({ type: 'ask-vote', at: { hand: 0, move: 0, line: null }, events, seat: 0 });
    expect(await send(ana, asking)).toEqual({ ok: true });
    expect(await act(bea, { type: 'vote', choice: 1 })).toEqual({ ok: true });
    reviews.exit(ana.page);
    const back = pageOf(ANA!, 'the new page of Ana');
    expect(await join(back)).toMatchObject({ room: { vote: { voted: [2] } } });
    expect(await send(back, asking)).toEqual({ ok: true });
    expect(await join(bea)).toMatchObject({ room: { vote: { voted: [2] } } });

    const ending = envelopeOf({ type: 'end-lead' });
    expect(await send(back, ending)).toEqual({ ok: true });
    expect(await act(bea, { type: 'take-lead' })).toEqual({ ok: true });
    expect(await send(back, ending)).toEqual({ ok: true });
    const taking = envelopeOf({ type: 'take-lead' });
    const refused = { ok: false, code: 'lead-taken' };
    expect(await send(back, taking)).toEqual(refused);
    expect(await act(bea, { type: 'end-lead' })).toEqual({ ok: true });
    expect(await send(back, taking)).toEqual(refused);
    const other = { ...taking, command: { type: 'end-vote' } as const };
    expect(await send(back, other)).toEqual({ ok: false, code: 'command-id-reused' });
  });

  it('shows all pages the messages without those of who is forgotten, and loses none that is being said', async () => {
    const { disk, reviews, again, pageOf, join, say } = await opened();
    const [ana, bea] = [pageOf(ANA!), pageOf(BEA!)];
    for (const one of [ana, bea]) await join(one);
    await say(ana, 'my secret');
    again();
    const saying = say(bea, 'good night');
    await disk.forget(ana.page.me.id, 'Quiet Heron');
    await Promise.all([saying, reviews.forget({ ...ana.page.me, name: 'Quiet Heron' })]);
    const anew = bea.told.findLast(([name]) => name === 'review:messages')![1] as { messages: { text: string }[] };
    expect(anew.messages.map(({ text }) => text)).toEqual(['good night']);
  });

  it('answers no more wrong ids that come at once than one by one', async () => {
    const { pageOf, join } = await opened();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, n) => join(pageOf(EVA!, `page ${n}`), `ZZ23CD45-${n}`)),
    );
    const codes = answers.map(answer => (answer.ok ? 'ok' : answer.code));
    const { burst } = LIMITS.guest.wrongCodes;
    expect(codes.filter(code => code === 'no-such-game')).toHaveLength(burst);
    expect(codes.filter(code => code === 'too-many-wrong-codes')).toHaveLength(30 - burst);
    expect(await join(pageOf(EVA!))).toEqual({ ok: false, code: 'too-many-wrong-codes' });
    expect(await join(pageOf(ANA!))).toMatchObject({ ok: true });
  });
});
