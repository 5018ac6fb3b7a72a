import { isContradictory, type TableSettings, tidySettings, WAYS } from '@gorrion/protocol';
import { settingsSchema } from '@gorrion/protocol/schemas';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOlder, valuesFor } from './option.ts';
import { isAllowed, OPTIONS, type OptionValue, optionOf, type TableOption } from './options.ts';
import { settingsOfText, textOfSettings } from './settingsText.ts';
import { changesFrom, groupOf, PRESETS, WAY_GROUPS, wayOf } from './ways.ts';

const SEED = 20_261_124;

/** Any value that an option may have. */
function anyValue({ values, range }: TableOption): fc.Arbitrary<OptionValue> {
  if (values) return fc.constantFrom(...values);
  const { min, max, hasNone } = range!;
  const number = fc.integer({ min, max });
  return hasNone ? fc.oneof(fc.constant(0), number) : number;
}

/** Settings as a host may leave them: a way to play with some options chosen one after another, and perhaps a name. */
const anySettings: fc.Arbitrary<TableSettings> = fc
  .record({
    way: fc.constantFrom(...WAYS),
    choices: fc.array(
      fc.constantFrom(...OPTIONS).chain(option => fc.tuple(fc.constant(option), anyValue(option))),
      { maxLength: 12 },
    ),
    name: fc.option(
      fc.string({ minLength: 1, maxLength: 24 }).filter(text => text.trim() === text),
      { nil: undefined },
    ),
  })
  .map(({ way, choices, name }) => {
    const settings = choices.reduce((known, [option, value]) => option.write(known, value), PRESETS[way]);
    return name === undefined ? settings : { ...settings, name };
  });

describe('the options of a table', () => {
  it('have two letters each in a link, and no two the same', () => {
    expect(OPTIONS.map(({ code }) => code).filter(code => !/^[a-z]{2}$/.test(code))).toEqual([]);
    expect(new Set(OPTIONS.map(({ code }) => code)).size).toBe(OPTIONS.length);
    expect(new Set(OPTIONS.map(({ id }) => id)).size).toBe(OPTIONS.length);
  });

  it('leave settings that the server takes, whatever is chosen in whatever order', () => {
    fc.assert(
      fc.property(anySettings, settings => {
        expect(settingsSchema.safeParse(settings).error).toBeUndefined();
        expect(tidySettings(settings)).toEqual(settings);
        expect((settings.clock === 'own') === (settings.ownClock !== undefined)).toBe(true);
        expect(settings.minutes !== undefined && settings.rules?.timeEnd === 'no-limit').toBe(false);
        expect(isContradictory(settings)).toBe(false);
      }),
      { seed: SEED, numRuns: 400 },
    );
  });

  it('hold every choice that the server knows, and no other', () => {
    for (const way of WAYS) {
      for (const option of OPTIONS.filter(({ applies }) => applies?.(PRESETS[way]) ?? true)) {
        for (const value of option.values ? valuesFor(option, PRESETS[way]) : [option.range!.min, option.range!.max]) {
          expect(option.read(option.write(PRESETS[way], value)), `${option.id} ${value}`).toBe(value);
        }
      }
    }
    expect(isAllowed(optionOf('minPoints'), 0)).toBe(false);
    expect(isAllowed(optionOf('minPoints'), 9)).toBe(false);
    expect(isAllowed(optionOf('minutes'), 14)).toBe(false);
    expect(isAllowed(optionOf('hands'), 12)).toBe(false);
  });
});

const COMPETITION_WAYS = WAYS.filter(way => !isOlder(PRESETS[way]));

describe('a rated game', () => {
  const rated = (way: (typeof WAYS)[number]) =>
    optionOf('rated').write(optionOf('visibility').write(PRESETS[way], 'public'), true);

  it('can be chosen from every way of competitions at a public table', () => {
    for (const way of COMPETITION_WAYS) {
      expect(optionOf('rated').applies?.(PRESETS[way])).toBe(false);
      const settings = rated(way);
      expect(settings.rated).toBe(true);
      expect(isContradictory(settings)).toBe(false);
      expect(settings.ruleset).toBe(PRESETS[way].ruleset);
      expect(settingsOfText(textOfSettings(settings))).toEqual(settings);
    }
    expect(rated('competition').rules).toEqual({ assist: 'strict' });
    expect(rated('friends').clock).toBe('club');
  });

  it.each([
    ['visibility', 'link'],
    ['clock', 'none'],
    ['clock', 'own'],
    ['hints', 'facts'],
    ['route', true],
    ['absence', 'bot'],
    ['talk', 'words'],
    ['talk', 'always'],
    ['minPoints', 6],
    ['eastDouble', true],
  ] as const)('is rated no more with %s %s', (id, value) => {
    const settings = optionOf(id).write(rated('club'), value);
    expect(settings).not.toHaveProperty('rated');
    expect(optionOf(id).read(settings)).toBe(value);
    expect(isContradictory(settings)).toBe(false);
  });

  it('stays rated with another length, clock or session', () => {
    for (const [id, value] of [
      ['hands', 4],
      ['clock', 'fast'],
      ['minutes', 60],
      ['talk', 'silent'],
      ['keepsTalk', true],
    ] as const)
      expect(optionOf(id).write(rated('club'), value).rated).toBe(true);
  });
});

describe('[C66] the options of the older ways', () => {
  const LETTER = [
    ...(['laidChowStands', 'concealedKongShown', 'dragonPlayed', 'setsAndPairOnly', 'strictlyInHand'] as const),
    'replacementOptional',
  ] as const;
  const older = WAYS.filter(way => isOlder(PRESETS[way]));
  const appliesTo = (way: (typeof WAYS)[number]) =>
    OPTIONS.filter(({ applies }) => applies?.(PRESETS[way]) ?? true).map(({ id }) => id);

  it('are rounds, the banker, the exchanges, names, the limit, doubles and the letter, beside those of every table', () => {
    expect(older).toEqual([
      ...['macauLetter', 'spanish1920Letter', 'pamphletLetter'],
      ...['macau', 'spanish1920', 'pamphlet'],
    ]);
    for (const way of older) {
      expect(appliesTo(way)).toEqual([
        ...['rounds', 'bankerHands', 'winnerOfRound', 'exchanges', 'laidChowStands', 'concealedKongShown'],
        // The 1920s have no pair on top.
        ...(PRESETS[way].ruleset === 'spanish1920' ? [] : ['dragonPlayed']),
        ...['clockwise', 'replacementOptional', 'namesDiscards'],
        ...['setsAndPairOnly', 'strictlyInHand', 'limit', 'houseDoubles'],
        ...['minutes', 'timeEnd', 'clock', 'absence', 'flowerExposure', 'botLevel', 'pace', 'outsideBots'],
        ...['watching', 'delay', 'visibility', 'talk', 'keepsTalk', 'calls'],
      ]);
    }
  });

  it('are offered to no way of competitions, and change nothing there', () => {
    for (const id of [
      'rounds',
      'bankerHands',
      'exchanges',
      'namesDiscards',
      'limit',
      'houseDoubles',
      'clockwise',
      'winnerOfRound',
      ...LETTER,
    ]) {
      for (const way of COMPETITION_WAYS) {
        expect(appliesTo(way)).not.toContain(id);
        for (const value of optionOf(id).values!) expect(optionOf(id).write(PRESETS[way], value)).toBe(PRESETS[way]);
      }
    }
  });

  it('leave out what only the competition has, and writing that changes nothing', () => {
    for (const [id, value] of [
      ['minPoints', 5],
      ['eastDouble', true],
      ['tieTablePoints', 'full'],
      ['assist', 'strict'],
      ['scoreMode', 'declared'],
      ['umpire', true],
      ['hints', 'advice'],
      ['route', true],
      ['rated', true],
      ['flowerExposure', 'manual'],
    ] as const) {
      for (const way of older) expect(optionOf(id).write(PRESETS[way], value), id).toEqual(PRESETS[way]);
    }
  });

  it('are as each text has them', () => {
    const read = (way: (typeof WAYS)[number]) =>
      ['exchanges', 'bankerHands', 'flowerExposure', 'namesDiscards', 'limit'].map(id =>
        optionOf(id).read(PRESETS[way]),
      );
    expect(read('macau')).toEqual([true, 3, 'auto', true, 2000]);
    expect(read('spanish1920')).toEqual([false, 'until-lost', 'none', false, 2000]);
    expect(read('pamphlet')).toEqual([false, 3, 'auto', false, 2000]);
  });

  it('[C13] [C14] [C16] [C27] [C30] [C31] [C36] [C45] [C52] are to the letter what its sentences say, and otherwise the way itself', () => {
    const read = (way: (typeof WAYS)[number]) =>
      ['bankerHands', 'houseDoubles', ...LETTER, 'clockwise', 'winnerOfRound'].map(id =>
        optionOf(id).read(PRESETS[way]),
      );
    // “só o podendo fazer 3 vezes consecutivas”; “pares feitos na régua”; “se o jogador o desejar”.
    expect(read('macauLetter')).toEqual([4, false, false, false, false, false, true, true, false, false]);
    // “hubiera puesto ya boca arriba”; “la última ficha se emplazaría boca abajo”; “cuatro jugadas y una pareja”;
    // “en el sentido de las agujas del reloj”; “El ganador de cada ronda es el jugador con más puntos”.
    expect(read('spanish1920Letter')).toEqual(['until-lost', false, true, true, false, true, false, false, true, true]);
    // “4 grupos y una pareja”.
    expect(read('pamphletLetter')).toEqual([3, false, false, false, false, true, false, false, false, false]);
    for (const way of ['macau', 'spanish1920', 'pamphlet'] as const) {
      const { rules, way: _, ...letter } = PRESETS[`${way}Letter`];
      expect({ ...letter, way }).toEqual(PRESETS[way]);
      expect(isContradictory({ ...letter, rules: rules! })).toBe(false);
    }
  });
});

describe('the ways to play', () => {
  it('are as the server takes them, and differ from themselves in nothing', () => {
    for (const way of WAYS) {
      expect(settingsSchema.safeParse(PRESETS[way]).success).toBe(true);
      expect(changesFrom(PRESETS[way], way)).toEqual([]);
      expect(wayOf(PRESETS[way])).toBe(way);
    }
  });

  it('[R27] [R97] by the book are as it is printed: strict, counted by the winner, with its times and calls', () => {
    const read = (way: (typeof WAYS)[number]) =>
      ['assist', 'scoreMode', 'flowerExposure', 'combinedWaits', 'clock', 'minutes', 'umpire', 'talk', 'calls'].map(
        id => optionOf(id).read(PRESETS[way]),
      );
    for (const way of ['book', 'wmo2014'] as const) {
      expect(read(way)).toEqual([
        'strict',
        'declared',
        'manual',
        'void-with-single',
        'wmo',
        150,
        true,
        'silent',
        'chi',
      ]);
    }
    expect([PRESETS.book.ruleset, PRESETS.wmo2014.ruleset]).toEqual(['wmo2006', 'wmo2014']);
  });

  it('of the Spanish federation are as its text says: sixteen hands, nobody moves, Chii Pon Kan', () => {
    const ids = ['hands', 'seatChange', 'flowerExposure', 'assist', 'minutes', 'seatDraw', 'calls'];
    expect(ids.map(id => optionOf(id).read(PRESETS.femj))).toEqual([
      ...[16, 'none', 'auto', 'assisted', 0, 'taken', 'chii'],
    ]);
  });

  it('of the MIL leave the flowers out, and differ in the waits beside Knitted Straight', () => {
    const read = (id: string) => (['mil', 'milTable', 'china'] as const).map(way => optionOf(id).read(PRESETS[way]));
    expect(read('flowerExposure')).toEqual(['none', 'none', 'manual']);
    expect(read('knittedStraightWaits')).toEqual(['other-kinds', 'fourth-set-and-pair', 'fourth-set-and-pair']);
  });

  it('stand in one row each, in which every way is found', () => {
    expect([...WAYS].sort((a, b) => WAY_GROUPS.indexOf(groupOf(a)) - WAY_GROUPS.indexOf(groupOf(b)))).toEqual([
      ...WAYS,
    ]);
    expect(WAY_GROUPS.map(group => WAYS.filter(way => groupOf(way) === group).length)).toEqual([3, 4, 6, 3]);
  });

  it('say what differs from them, with their own value', () => {
    const settings = optionOf('minPoints').write(optionOf('clock').write(PRESETS.club, 'relaxed'), 6);
    expect(changesFrom(settings, 'club').map(({ option, value, preset }) => [option.id, value, preset])).toEqual([
      ['clock', 'relaxed', 'club'],
      ['minPoints', 6, 8],
    ]);
    expect(wayOf(settings)).toBe('club');
  });

  it('are found for settings that do not name theirs by what differs least', () => {
    const { way: _, ...club } = optionOf('clock').write(PRESETS.club, 'fast');
    expect(wayOf(club)).toBe('club');
    expect(wayOf({ ...PRESETS.friends, ruleset: 'ema' })).toBe('ema');
  });
});

describe('settings as a text', () => {
  it('are read as they were written', () => {
    fc.assert(
      fc.property(anySettings, settings => {
        expect(settingsOfText(textOfSettings(settings))).toEqual(settings);
      }),
      { seed: SEED, numRuns: 400 },
    );
  });

  it('are short', () => {
    const settings = { ...optionOf('clock').write(PRESETS.club, 'relaxed'), name: 'Martes' };
    expect(textOfSettings(settings)).toBe('club.ck1!Martes');
  });

  it.each([
    ['an unknown way', 'casino'],
    ['nothing', ''],
    ['an unknown option', 'club.zz1'],
    ['a value out of range', 'club.mp9'],
    ['a value out of range', 'club.mp0'],
    ['a value that no choice has', 'club.ck9'],
    ['minutes below the least', 'club.mi14'],
    ['an option twice', 'club.hn0.hn1'],
    ['no number', 'club.ck'],
    ['a negative number', 'club.xp-1'],
    ['a number with a fraction', 'club.xp1.5'],
    ['seconds of an own clock without one', 'club.om30'],
    ['minutes of a game without a limit', 'club.mi60.te2'],
    ['an empty name', 'club!'],
    ['a name that is too long', `club!${'n'.repeat(25)}`],
    ['a name with a margin', 'club! Martes'],
    ['more than 400 characters', `club!${'n'.repeat(400)}`],
    ['a name with a hidden character', 'club!Mar\u202etes'],
    ['a key of every object', 'constructor'],
  ])('are refused if they have %s: %s', (_, text) => {
    expect(settingsOfText(text)).toBeUndefined();
  });

  it('are refused or valid, whatever the text is', () => {
    const part = fc.oneof(fc.constantFrom(...OPTIONS.map(({ code }) => code)), fc.string({ maxLength: 3 }));
    const text = fc
      .tuple(fc.constantFrom(...WAYS), fc.array(fc.tuple(part, fc.nat({ max: 200 })), { maxLength: 6 }))
      .map(([way, parts]) => [way, ...parts.map(([code, value]) => `${code}${value}`)].join('.'));
    let read = 0;
    fc.assert(
      fc.property(text, one => {
        const settings = settingsOfText(one);
        if (!settings) return;
        read += 1;
        expect(settingsSchema.safeParse(settings).error).toBeUndefined();
      }),
      { seed: SEED, numRuns: 1000 },
    );
    expect(read).toBeGreaterThan(50);
  });
});
