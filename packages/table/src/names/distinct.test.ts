import { codeOfBot, codeOfName, generatedName, type PersonId } from '@gorrion/protocol';
import { describe, expect, it, test } from 'vitest';
import { person, World } from '../testing/index.ts';
import { distinctName, looksLike } from './distinct.ts';

describe('two names', () => {
  it.each([
    ['Ana', 'Ana'],
    ['Ana', 'ANA'],
    ['Ana', 'A n a'],
    ['Ana', 'Аnа'],
    ['Ana', 'Αna'],
    ['Ana', '\uFF21\uFF4E\uFF41'],
    ['Ana', '𝐀𝐧𝐚'],
    ['Ana', 'A\u200Bna'],
    ['Ana', 'Ana.'],
    ['Ian', 'lan'],
    ['Bill', 'BiII'],
    ['Bill', 'Bі11'],
    ['Nina', 'Νіnа'],
    ['Vera', 'νerа'],
    ['Moon', 'M00n'],
    ['Otto', 'ОТТО'],
    ['Marta', 'rnarta'],
    ['Walter', 'vvalter'],
    ['José', 'Jose\u0301'],
    ['Анна', 'АННА'],
    ['ΝΙΚΟΣ', 'νικοσ'],
    ['小日', '小曰'],
    ['王力', '王カ'],
    ['Ana ²', 'Ana 2'],
    [codeOfName({ manner: 'lucky', bird: 'cuckoo' }), 'Lucky Cuckoo'],
    [codeOfName({ bird: 'swift' }), 'swift'],
  ])('%j and %j look alike', (one, other) => {
    expect(looksLike(one, other)).toBe(true);
    expect(looksLike(other, one)).toBe(true);
  });

  it.each([
    ['Ana', 'Anna'],
    ['Ana', 'Eva'],
    ['José', 'Jose'],
    ['Ana', 'Ana ²'],
    ['Лев', 'Leo'],
    ['刘备', '关羽'],
    ['!!!', '???'],
    ['👩', '👨'],
    [codeOfName({ manner: 'lucky', bird: 'cuckoo' }), codeOfName({ manner: 'happy', bird: 'cuckoo' })],
  ])('%j and %j do not', (one, other) => {
    expect(looksLike(one, other)).toBe(false);
  });
});

describe('a name beside others', () => {
  it('gets the first mark that is free', () => {
    expect(distinctName('Ana', ['Eva'])).toBe('Ana');
    expect(distinctName('Ana', ['ana'])).toBe('Ana ²');
    expect(distinctName('Аna', ['Ana', 'Ana ²'])).toBe('Аna ³');
    expect(distinctName('Ana 2', ['Ana', 'Ana ²'])).toBe('Ana 2 ²');
  });

  it('that nobody chose stays one that each reader sees in their own language', () => {
    const code = codeOfName({ manner: 'lucky', bird: 'cuckoo' });
    const marked = distinctName(code, [code]);
    expect(generatedName(marked)).toEqual({ manner: 'lucky', bird: 'cuckoo', mark: ' ²' });
  });
});

const namesAt = ({ table }: World) => table.state.places.map(place => (place.kind === 'empty' ? '' : place.name));
const [ana, bea] = ['Ana', 'Bea'].map(person) as [ReturnType<typeof person>, ReturnType<typeof person>];
const other = (name: string) => ({ id: `other ${name}` as PersonId, name });

describe('at a table', () => {
  test('who sits down under a name like another gets a mark, for everybody and after a restart', async () => {
    const world = new World('alike');
    await world.open({}, ana, other('Аnа'), other('ANA'), bea);
    expect(namesAt(world)).toEqual(['Ana', 'Аnа ²', 'ANA ³', 'Bea']);
    expect(world.table.snapshot('spectator').state.places[1]).toMatchObject({ name: 'Аnа ²' });
    await world.crash(1000, [ana]);
    expect(namesAt(world)).toEqual(['Ana', 'Аnа ²', 'ANA ³', 'Bea']);
  });

  test('a bot that a program plays gets a mark beside a person of its name, and stays marked as a bot', async () => {
    const world = new World('alike');
    await world.open({ outsideBots: true }, ana, other(codeOfBot('ana')), other(codeOfBot('Ana')));
    expect(namesAt(world)).toEqual(['Ana', 'bot:ana ²', 'bot:Ana ³', '']);
    for (const name of ['Bot Deep Tiles', 'bot: deep tiles', '机器人 Deep Tiles', 'Deep Tiles'])
      expect(distinctName(name, [codeOfBot('Deep Tiles')])).toBe(`${name} ²`);
    expect(looksLike(codeOfBot('Deep Tiles'), 'Robot Deep Tiles')).toBe(false);
  });

  test('the mark comes with a name that is changed, stays while they do other things, and goes when it is not needed', async () => {
    const world = new World('renamed');
    await world.open({}, ana, bea);
    const twin = { ...bea, name: 'ana' };
    await world.ask(twin, { type: 'ready' });
    await world.ask(twin, { type: 'stand' });
    await world.ask(twin, { type: 'sit' });
    expect(namesAt(world).slice(0, 2)).toEqual(['Ana', 'ana ²']);
    const { length } = world.store.logOf('table');
    await world.ask(twin, { type: 'sit' });
    expect(world.store.logOf('table')).toHaveLength(length);
    await world.ask({ ...ana, name: 'Carla' }, { type: 'add-bot', level: 'beginner' });
    await world.ask(twin, { type: 'stand' });
    await world.ask(twin, { type: 'sit' });
    expect(namesAt(world).slice(0, 2)).toEqual(['Carla', 'ana']);
  });

  test('a bot takes no name like that of a person', async () => {
    const world = new World('bots');
    await world.open({}, { ...ana, name: 'Blackbird' });
    await world.ask({ ...ana, name: 'Blackbird' }, { type: 'add-bot', level: 'beginner' });
    expect(namesAt(world)[1]).not.toBe(codeOfName({ bird: 'blackbird' }));
    expect(generatedName(namesAt(world)[1]!)).toBeDefined();
  });
});
