import { createHash } from 'node:crypto';
import type { Ruling, TableCommand } from '@gorrion/protocol';
import { tableCommandSchema } from '@gorrion/protocol/schemas';
import { PLAYERS, type Player, seatOf, seeded } from '@gorrion/rules';
import { tile } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { inspectedHands } from '../people/umpire.ts';
import { verifyShuffle } from '../shuffle/verify.ts';
import { pagesOf, person, until, World } from '../testing/index.ts';

type P = ReturnType<typeof person>;
const [ana, bea, ciro, dan, irene, otto] = ['Ana', 'Bea', 'Ciro', 'Dan', 'Irene', 'Otto'].map(person) as [
  P,
  P,
  P,
  P,
  P,
  P,
];
const PEOPLE = [ana, bea, ciro, dan];
const KEY = '0123456789abcdef0123456789abcdef';
const digest = createHash('sha256').update(Buffer.from(KEY, 'hex')).digest('hex');
const HANDS = ['1p 159m 159s 9p EESSW', '123456789m 11s 23p', '11p 147m 369s 8p WWN', '258m 258s 7p NNCCFF'];

const article = '3.11.2';
const rule = (ruling: Ruling, ...also: Ruling[]): TableCommand => ({ type: 'rule', ruling, ...(also[0] && { also }) });

/** A table of four people before its game, with an umpire. */
async function umpired(): Promise<World> {
  const world = new World('umpire');
  await world.open({ clock: 'none' }, ...PEOPLE);
  await world.ask(ana, { type: 'invite-umpire', digest });
  await world.ask(irene, { type: 'take-umpire', key: KEY });
  return world;
}

/** The same table in its first hand. */
async function playing(): Promise<World> {
  const world = await umpired();
  pagesOf(world, PEOPLE, seeded('umpire'));
  await world.ask(ana, { type: 'start' });
  await until(world, () => world.table.state.session.phase === 'playing');
  return world;
}

const placeOf = (world: World, one: P): Player => world.table.viewerOf(one.id) as Player;
const totals = (world: World) => world.table.state.session.totals;

describe('the umpire', () => {
  it('is whoever holds the key of the link that the host made, and only one person', async () => {
    const world = new World('invited');
    await world.open({}, ...PEOPLE);
    expect(await world.ask(bea, { type: 'invite-umpire', digest })).toEqual({ ok: false, code: 'not-host' });
    await world.ask(ana, { type: 'invite-umpire', digest });
    const wrong = `f${KEY.slice(1)}`;
    expect(await world.ask(irene, { type: 'take-umpire', key: wrong })).toEqual({ ok: false, code: 'bad-umpire-key' });
    expect(await world.ask(bea, { type: 'take-umpire', key: KEY })).toEqual({ ok: false, code: 'already-seated' });
    expect(await world.ask(irene, { type: 'take-umpire', key: KEY })).toMatchObject({ ok: true });
    expect(world.table.state.umpire?.person).toEqual({ id: irene.id, name: 'Irene', presence: 'here' });
    expect(await world.ask(otto, { type: 'take-umpire', key: KEY })).toEqual({ ok: false, code: 'umpire-there' });
    expect(await world.ask(ana, { type: 'invite-umpire', digest })).toEqual({ ok: false, code: 'umpire-there' });
  });

  it('takes no seat, and is not removed by the host', async () => {
    const world = await umpired();
    await world.ask(dan, { type: 'stand' });
    expect(await world.ask(irene, { type: 'sit' })).toEqual({ ok: false, code: 'umpire-has-no-seat' });
    const removal = { type: 'show-out', person: irene.id } as const;
    expect(await world.ask(ana, removal)).toEqual({ ok: false, code: 'umpire-decides' });
  });

  it('is not invited during a game, in which an accomplice could look at hands', async () => {
    const world = new World('late');
    await world.start({}, ...PEOPLE);
    expect(await world.ask(ana, { type: 'invite-umpire', digest })).toEqual({ ok: false, code: 'game-running' });
  });

  it('is called by players, and stops play: nobody moves until it goes on', async () => {
    const world = await playing();
    await world.ask(bea, { type: 'call-umpire' });
    expect(world.table.state.umpire?.callers).toEqual([placeOf(world, bea)]);
    expect(await world.ask(bea, { type: 'stop-play' })).toEqual({ ok: false, code: 'not-umpire' });
    await world.ask(irene, { type: 'stop-play' });
    expect(world.table.state.umpire).toMatchObject({ isStopped: true, callers: [] });
    const { seq } = world.table;
    await world.clock.advance(120_000);
    expect(world.table.seq).toBe(seq);
    expect(await world.ask(ana, { type: 'ask-pause', isWanted: false })).toEqual({ ok: false, code: 'play-stopped' });
    await world.ask(ana, { type: 'call-umpire' });
    expect(world.table.state.umpire).toMatchObject({ isStopped: true, callers: [placeOf(world, ana)] });
    await world.ask(irene, { type: 'continue-play' });
    expect(world.table.state.umpire?.callers).toEqual([]);
    expect(world.table.state.pause.since).toBeUndefined();
    expect(world.store.logOf('table').at(-1)?.event).toEqual({ type: 'resumed', isTurnAnew: true });
  });

  it('blocks nobody by being away: then any player lets play go on', async () => {
    const world = await playing();
    await world.ask(irene, { type: 'stop-play' });
    expect(await world.ask(ana, { type: 'continue-play' })).toEqual({ ok: false, code: 'not-umpire' });
    world.table.departed(irene.id);
    await world.clock.advance(10);
    expect(world.table.state.umpire?.person?.presence).toBe('away');
    expect(await world.ask(ana, { type: 'continue-play' })).toMatchObject({ ok: true });
    expect(world.table.state.umpire?.isStopped).toBe(false);
  });

  it('sees concealed hands only while play is stopped, and nobody else ever does', async () => {
    const world = await playing();
    const seen = (one: P) => inspectedHands(world.table.state, one.id);
    expect(seen(irene)).toBeUndefined();
    await world.ask(irene, { type: 'stop-play' });
    expect(seen(irene)).toEqual(world.table.state.session.hand.seats.map(({ concealed }) => concealed));
    for (const one of [...PEOPLE, otto]) expect(seen(one)).toBeUndefined();
    const { hand } = world.table.snapshot(world.table.viewerOf(irene.id)).state.session;
    expect(hand).toEqual(world.table.snapshot('spectator').state.session.hand);
    await world.ask(irene, { type: 'continue-play' });
    expect(seen(irene)).toBeUndefined();
  });
});

describe('rulings (article 98)', () => {
  it('need the right, an article and a fitting order; a refused one changes nothing', async () => {
    const world = await playing();
    const player = placeOf(world, bea);
    const { seq } = world.table;
    expect(await world.ask(ana, rule({ kind: 'warn', player, article }))).toEqual({ ok: false, code: 'not-umpire' });
    const refused: readonly Ruling[] = [
      { kind: 'warn', player, article: 'no article' },
      { kind: 'points', player, points: 10, paidTo: player, article },
      { kind: 'void-claim', player, article },
      { kind: 'correct', changes: [0, 0, 0, 0], article, remark: 'nothing' },
    ];
    for (const ruling of refused) {
      expect(await world.ask(irene, rule(ruling))).toEqual({ ok: false, code: 'bad-ruling' });
    }
    expect(world.table.seq).toBe(seq);
    const passes = (ruling: object) => tableCommandSchema.safeParse({ type: 'rule', ruling }).success;
    expect(passes({ kind: 'points', player: 1, points: 60, paidTo: 0, article })).toBe(true);
    expect(passes({ kind: 'points', player: 1, points: 15, paidTo: 0, article })).toBe(false);
    expect(passes({ kind: 'warn', player: 4, article })).toBe(false);
    expect(passes({ kind: 'warn', player: 1, article: '4.1' })).toBe(false);
    expect(passes({ kind: 'correct', changes: [1, 0, 0, 0], article })).toBe(false);
    expect(passes({ kind: 'warn', player: 1, article, remark: '\u202E' })).toBe(false);
  });

  it('are given together or not at all', async () => {
    const world = await playing();
    const player = placeOf(world, bea);
    const points: Ruling = { kind: 'points', player, points: 10, paidTo: 'each-opponent', article };
    const { seq } = world.table;
    const voids: Ruling = { kind: 'void-claim', player, article };
    expect(await world.ask(irene, rule(points, voids))).toEqual({ ok: false, code: 'bad-ruling' });
    const shown: Ruling = { kind: 'discard-shown', player, tiles: [tile('5p')], article };
    expect(await world.ask(irene, rule(points, shown))).toEqual({ ok: false, code: 'play-not-stopped' });
    expect(world.table.seq).toBe(seq);
    expect(await world.ask(irene, rule(points, { kind: 'dead-hand', player, article }))).toMatchObject({ ok: true });
    expect(world.table.state.umpire?.rulings.map(({ ruling }) => ruling.kind)).toEqual(['points', 'dead-hand']);
  });

  it('3.11.2: points count when the hand ends, to nobody, to each opponent or to the injured player', async () => {
    const world = await playing();
    const [b, c] = [placeOf(world, bea), placeOf(world, ciro)];
    await world.ask(
      irene,
      rule({ kind: 'points', player: b, points: 10, paidTo: 'nobody', article, remark: 'Talks.' }),
    );
    await world.ask(irene, rule({ kind: 'points', player: b, points: 20, paidTo: c, article: '3.11.6.7' }));
    const { session, umpire } = world.table.state;
    const penalties = PLAYERS.map(player => session.hand.penalties[seatOf(session, player)]);
    expect(penalties).toEqual(PLAYERS.map(player => (player === b ? -30 : player === c ? 20 : 0)));
    expect(umpire?.rulings.map(({ ruling, by, hand }) => [ruling.kind, by, hand])).toEqual([
      ['points', 'umpire', 1],
      ['points', 'umpire', 1],
    ]);
    expect(totals(world)).toEqual([0, 0, 0, 0]);
  });

  it('3.11: a dead hand may no longer win', async () => {
    const world = await playing();
    const player = placeOf(world, bea);
    await world.ask(irene, rule({ kind: 'dead-hand', player, article: '3.11.6.9' }));
    const { session } = world.table.state;
    expect(session.hand.seats[seatOf(session, player)].isDead).toBe(true);
  });

  it('3.4.27: oblige a player of a stopped hand to discard what all have seen', async () => {
    const world = await playing();
    const player = placeOf(world, bea);
    const { session } = world.table.state;
    const seat = seatOf(session, player);
    const shown = session.hand.seats[seat].concealed.slice(0, 1);
    const order = rule({ kind: 'discard-shown', player, tiles: shown, article: '3.11.6.7' });
    // In play a refusal would tell the umpire what a hand holds.
    expect(await world.ask(irene, order)).toEqual({ ok: false, code: 'play-not-stopped' });
    await world.ask(irene, { type: 'stop-play' });
    expect(await world.ask(irene, order)).toMatchObject({ ok: true });
    const { hand } = world.table.state.session;
    expect(hand.seats[seat]).toMatchObject({ exposed: shown, isDead: false });
    expect(hand.penalties).toEqual([0, 0, 0, 0]);
    const unnamed = rule({ kind: 'discard-shown', player, article: '3.11.6.7' });
    for (const again of [order, unnamed])
      expect(await world.ask(irene, again)).toEqual({ ok: false, code: 'bad-ruling' });
  });

  it('order the hand to be played again: it is dealt anew under its number, penalties stay, the proof holds', async () => {
    const world = await playing();
    const player = placeOf(world, bea);
    await world.ask(irene, rule({ kind: 'points', player, points: 10, paidTo: 'nobody', article }));
    await world.ask(irene, rule({ kind: 'replay-hand', article: '3.11' }));
    const { session } = world.table.state;
    expect([session.phase, session.handNumber, session.results.length]).toEqual(['between', 0, 0]);
    expect(totals(world)[player]).toBe(-10);
    for (const one of PEOPLE) await world.ask(one, { type: 'ready' });
    await until(world, () => world.table.state.session.phase === 'playing');
    const again = world.table.state;
    expect(again.session.handNumber).toBe(1);
    expect(again.session.seating).toEqual(session.seating);
    expect(again.proof).toMatchObject({ handNumber: 2, attempt: 1 });
    const given = again.proof?.format === 3 ? again.proof.chairs.filter(({ nonce }) => nonce !== undefined) : [];
    expect(given).toHaveLength(4);
    await world.ask(irene, rule({ kind: 'replay-hand', article: '3.11' }));
    expect(verifyShuffle(world.table.state.proof!)).toMatchObject({ isGenuine: true });
  });

  it('correct the sheet with a reason, also after the game, when the table points follow', async () => {
    const world = await playing();
    const changes = PLAYERS.map(player => (player === placeOf(world, dan) ? 24 : -8)) as [
      number,
      number,
      number,
      number,
    ];
    await world.ask(irene, rule({ kind: 'correct', changes, article: '3.9.1', remark: 'Hand 3 was written wrongly.' }));
    expect(totals(world)).toEqual(changes);
    for (const one of PEOPLE) await world.ask(one, { type: 'ask-end', isWanted: true });
    expect(world.table.state.session.end?.tablePoints[placeOf(world, dan)]).toBe(4);
    const back = changes.map(change => -2 * change) as [number, number, number, number];
    await world.ask(irene, rule({ kind: 'correct', changes: back, article: '3.9.1', remark: 'The other way round.' }));
    expect(world.table.state.session.end?.tablePoints[placeOf(world, dan)]).toBe(0);
  });

  it('3.11.6.10: a disqualified player leaves for good and gets no table points', async () => {
    const world = await playing();
    const player = placeOf(world, bea);
    await world.ask(irene, rule({ kind: 'disqualify', player, article: '3.11.6.10' }));
    expect(world.table.state.places[player]).toMatchObject({ presence: 'left' });
    expect(await world.ask(bea, { type: 'reclaim' })).toEqual({ ok: false, code: 'disqualified' });
    for (const one of [ana, ciro, dan]) await world.ask(one, { type: 'ask-end', isWanted: true });
    expect(world.table.state.session.end?.tablePoints[player]).toBe(0);
  });

  it('void a claim that everybody has heard, and tell nothing of one that nobody has', async () => {
    const world = new World('claims');
    await world.stacked({ clock: 'none' }, PEOPLE, { hands: HANDS });
    // At a table without an umpire the players agree.
    const order = { type: 'propose-ruling', ruling: { kind: 'void-claim', player: 2, article: '3.11' } } as const;
    const phase = () => world.table.state.session.hand.phase;
    await world.ask(ana, { type: 'act', action: { type: 'discard', tile: tile('1p') } });
    expect(await world.ask(bea, order)).toEqual({ ok: false, code: 'bad-ruling' });
    await world.ask(ciro, { type: 'act', action: { type: 'claim', claim: { kind: 'pung' } } });
    expect(await world.ask(bea, order)).toEqual({ ok: false, code: 'bad-ruling' });
    const isAnnounced = () => {
      const now = phase();
      return now.name === 'claims' && now.announced === 2;
    };
    for (let tries = 0; tries < 100 && !isAnnounced(); tries++) await world.clock.advance(50);
    expect(isAnnounced()).toBe(true);
    expect(await world.ask(bea, order)).toMatchObject({ ok: true });
    for (const one of [ana, ciro, dan]) await world.ask(one, { type: 'answer-ruling', isAgreed: true });
    expect(world.table.state.umpire?.rulings).toHaveLength(1);
    await world.clock.advance(20_000);
    expect(world.table.state.session.hand.seats[2].melds).toEqual([]);
  });
});

describe('without an umpire', () => {
  it('all players agree on the same orders, and one who does not ends the proposal', async () => {
    const world = new World('agreed');
    await world.start({ clock: 'none' }, ana, bea, ciro);
    const player = placeOf(world, bea);
    const order = { type: 'propose-ruling', ruling: { kind: 'warn', player, article } } as const;
    expect(await world.ask(ana, { type: 'call-umpire' })).toEqual({ ok: false, code: 'no-umpire' });
    expect(await world.ask(bea, { type: 'answer-ruling', isAgreed: true })).toEqual({
      ok: false,
      code: 'nothing-proposed',
    });
    await world.ask(ana, order);
    await world.ask(bea, { type: 'answer-ruling', isAgreed: false });
    expect(world.table.state.umpire).toMatchObject({ proposed: undefined, rulings: [] });
    await world.ask(ana, order);
    await world.ask(bea, { type: 'answer-ruling', isAgreed: true });
    expect(world.table.state.umpire?.rulings).toEqual([]);
    await world.ask(ciro, { type: 'answer-ruling', isAgreed: true });
    expect(world.table.state.umpire?.rulings).toMatchObject([{ by: 'players', ruling: { kind: 'warn', player } }]);
  });

  it('one agreement gives all that a foul costs, or nothing of it', async () => {
    const world = new World('whole');
    await world.start({ clock: 'none' }, ana, bea, ciro);
    await until(world, () => world.table.state.session.phase === 'playing');
    const player = placeOf(world, bea);
    const points = { kind: 'points', player, points: 10, paidTo: 'each-opponent', article } as const;
    const order = (also: readonly Ruling[]) =>
      ({ type: 'propose-ruling', ruling: { kind: 'dead-hand', player, article }, also }) as const;
    const shown = { kind: 'discard-shown', player, article } as const;
    expect(await world.ask(ana, order([shown]))).toEqual({ ok: false, code: 'umpire-decides' });
    const off = { kind: 'correct', changes: [1, 0, 0, 0], article, remark: 'Off.' } as const;
    expect(await world.ask(ana, order([off]))).toEqual({ ok: false, code: 'not-zero-sum' });
    expect(await world.ask(ana, order([points]))).toMatchObject({ ok: true });
    for (const one of [bea, ciro]) await world.ask(one, { type: 'answer-ruling', isAgreed: true });
    const { umpire, session } = world.table.state;
    expect(umpire?.rulings).toMatchObject([{ ruling: { kind: 'dead-hand' } }, { ruling: points }]);
    expect(session.hand.seats[seatOf(session, player)].isDead).toBe(true);
  });

  it('nobody learns whether a player holds a tile by asking that it be discarded', async () => {
    const world = new World('asked');
    await world.start({ clock: 'none' }, ana, bea, ciro);
    const player = placeOf(world, bea);
    const { hand } = world.table.state.session;
    const { concealed } = hand.seats[seatOf(world.table.state.session, player)];
    const other = hand.seats.flatMap(seat => seat.concealed).find(held => !concealed.includes(held))!;
    for (const asked of [concealed[0]!, other]) {
      const ruling = { kind: 'discard-shown', player, tiles: [asked], article: '3.11.6.7' } as const;
      expect(await world.ask(ana, { type: 'propose-ruling', ruling })).toEqual({ ok: false, code: 'umpire-decides' });
    }
  });

  it('is no way around one: at a table with an umpire nothing is proposed', async () => {
    const world = await playing();
    const order = { type: 'propose-ruling', ruling: { kind: 'warn', player: 0, article } } as const;
    expect(await world.ask(ana, order)).toEqual({ ok: false, code: 'umpire-decides' });
  });
});
