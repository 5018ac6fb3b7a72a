import type { PersonId, TableEvent, TableSettings } from '@gorrion/protocol';
import { clockOf } from '@gorrion/table';
import { describe, expect, it } from 'vitest';
import { en } from '../../app/words/en/index.ts';
import type { SeenEntry } from '../../client/store/following.ts';
import { changeFor, settingsBefore, unagreed } from '../../play/room/agreement.ts';
import { english as t } from '../../testing/english.ts';
import { PERSON, TestTable } from '../../testing/table.ts';
import { valuesFor } from './option.ts';
import { GROUPS, OPTIONS, type OptionValue, optionOf } from './options.ts';
import { optionsFound } from './search.ts';
import { settingsOfText, textOfSettings } from './settingsText.ts';
import { PRESETS } from './ways.ts';
import { changeSentence, linesOf, optionAbout, optionName, valueText } from './words.ts';

const put = (settings: TableSettings, id: string, value: OptionValue): TableSettings =>
  optionOf(id).write(settings, value);
const RELAXED = put(PRESETS.club, 'clock', 'relaxed');

describe('the words of the options', () => {
  it('exist for every name, sentence and value', () => {
    for (const option of OPTIONS) {
      const values = option.values ?? [option.range!.min, 0];
      const texts = [
        optionName(t, option),
        optionAbout(t, option, PRESETS.club),
        ...values.map(one => valueText(t, option, one)),
        ...(option.isSaid ? [en[`room.line.${option.line}.${option.id}` as keyof typeof en]] : []),
      ];
      expect(
        texts.filter(text => !text),
        option.id,
      ).toEqual([]);
    }
    expect(GROUPS.filter(group => !(`room.group.${group}` in en))).toEqual([]);
  });

  it('find an option by its name, its article or a value, whatever the accents and capitals', () => {
    const found = (search: string, settings = PRESETS.friends) => optionsFound(t, settings, search).map(({ id }) => id);
    expect(found('DEALT hand')).toEqual(['eastDealtHu']);
    expect(found('3.4.20')).toEqual(['flowerExposure']);
    expect(found('chii')).toEqual(['calls']);
    expect(found('Áppendix 4')).toEqual(['seatChange']);
    expect(found('no such thing')).toEqual([]);
    expect(found('C 47', PRESETS.macau)).toEqual(['limit']);
    expect(found('until they lose', PRESETS.macau)).toEqual(['bankerHands']);
    expect(found('limit 4,000')).toEqual([]);
  });

  it('leave out what means nothing with the settings', () => {
    const ids = (settings: TableSettings) => optionsFound(t, settings, '').map(({ id }) => id);
    expect(ids(PRESETS.friends)).not.toContain('bank');
    expect(ids(put(PRESETS.friends, 'clock', 'own'))).toContain('bank');
    expect(ids(PRESETS.club)).not.toContain('claimSeconds');
    expect(ids(PRESETS.competition)).toContain('claimSeconds');
  });
});

describe('the lines of the room', () => {
  it('[R97] say that strict play shows flowers by hand, whatever the option says', () => {
    const flowers = (settings: TableSettings) => linesOf(t, settings).find(({ id }) => id === 'flowers')!;
    expect(JSON.stringify(flowers(PRESETS.competition))).toContain('By hand');
    expect(JSON.stringify(flowers(PRESETS.friends))).toContain('At once');
  });

  it('[R13] tell who may show a flower right after a claim, where flowers are shown by hand', () => {
    const flowers = (settings: TableSettings) => linesOf(t, settings).find(({ id }) => id === 'flowers')!.detail;
    expect(flowers(PRESETS.competition)).toBe('when the player likes');
    expect(flowers(PRESETS.china)).toBe('when the player likes, not right after a claim');
    const asked = (settings: TableSettings) => optionsFound(t, settings, 'fan 81').map(({ id }) => id);
    expect([PRESETS.competition, PRESETS.ema, PRESETS.friends].map(asked)).toEqual([
      ['flowerAfterClaim'],
      ['flowerAfterClaim'],
      [],
    ]);
    const kept = put(PRESETS.competition, 'flowerAfterClaim', false);
    expect(kept.rules).toEqual({ assist: 'strict', flowerAfterClaim: false });
    expect(settingsOfText(textOfSettings(kept))).toEqual(kept);
  });

  it('say a way to play in nine lines, none of them changed', () => {
    const lines = linesOf(t, PRESETS.club);
    expect(lines.map(({ id }) => id)).toHaveLength(9);
    expect(lines.filter(({ changes }) => changes.length > 0)).toEqual([]);
    expect(lines.find(({ id }) => id === 'length')).toMatchObject({
      value: 'Full game',
      detail: '16 hands, seats change after each round',
    });
  });

  it('mark the line of an option that differs, whichever option it is', () => {
    for (const option of OPTIONS) {
      const other = (option.values ?? [3, 7]).find(value => value !== option.read(PRESETS.club))!;
      const lines = linesOf(t, option.write(PRESETS.club, other)).filter(({ changes }) => changes.length > 0);
      const isIdle = option.applies !== undefined && !option.applies(PRESETS.club);
      if (!isIdle || option.id === 'claimSeconds') expect(lines.map(({ id }) => id)).toContain(option.line);
    }
  });

  it('say how fast bots play where the way to play has it otherwise', () => {
    const play = (settings: TableSettings) => linesOf(t, settings).find(({ id }) => id === 'play')!.detail;
    expect(play(put(PRESETS.friends, 'pace', 'quick'))).toContain('Bot speed: Quick');
    expect(play(PRESETS.friends)).not.toContain('Bot speed');
  });

  it('say that a game without flowers is not MCR, unless its rules have none', () => {
    const flowers = (settings: TableSettings) => linesOf(t, settings).find(({ id }) => id === 'flowers')!.detail;
    expect(flowers(put(PRESETS.club, 'flowerExposure', 'none'))).toBe('136 tiles, not MCR');
    for (const way of ['mil', 'milTable', 'spanish1920'] as const) expect(flowers(PRESETS[way])).toBe('136 tiles');
  });

  it('say that fewer points than eight are not MCR', () => {
    const counting = (settings: TableSettings) => linesOf(t, settings).find(({ id }) => id === 'counting')!.detail;
    expect(counting(put(PRESETS.friends, 'minPoints', 5))).toContain('not MCR');
    expect(counting(PRESETS.friends)).not.toContain('MCR');
  });

  it('say that East pays double, and that it is not MCR', () => {
    const settings = put(PRESETS.friends, 'eastDouble', true);
    const counting = linesOf(t, settings).find(({ id }) => id === 'counting')!.detail;
    expect(counting).toContain('East pays and receives double, not MCR');
    expect(put(settings, 'eastDouble', false).rules?.eastDouble).toBeUndefined();
    expect([true, false].map(value => optionOf('eastDouble').isHouse?.(value))).toEqual([true, false]);
  });
});

describe('[C66] the lines of a table of the older ways', () => {
  const line = (settings: TableSettings, id: string) => {
    const { value, detail } = linesOf(t, settings).find(one => one.id === id)!;
    return `${value}, ${detail}`;
  };

  it('say rounds, how long a banker stays, the exchanges, the limit, flowers and the words', () => {
    expect(line(PRESETS.macau, 'length')).toBe('One round, everyone is banker once, for up to three hands');
    expect(line(PRESETS.macau, 'play')).toContain('neighbours exchange two tiles');
    expect(line(PRESETS.macau, 'counting')).toBe(
      'All four hands count, limit 2,000, 4,000 with the banker, with two house doubles',
    );
    expect(line(PRESETS.macau, 'flowers')).toBe('At once, shown before play, 4 points each');
    expect(line(PRESETS.macau, 'calls')).toBe('Chau Pongue Congue Mah-Jong, discards are named aloud');
    expect(line(PRESETS.spanish1920, 'flowers')).toBe('None, 136 tiles');
    expect(line(PRESETS.pamphlet, 'play')).toContain('no exchanges');
    expect(line(PRESETS.spanish1920Letter, 'play')).toContain('a laid chow stands, a concealed kong is shown');
    expect(line(PRESETS.macauLetter, 'counting')).toBe(
      'All four hands count, limit 2,000, 4,000 with the banker, pairs must be drawn',
    );
    expect(line(PRESETS.pamphletLetter, 'counting')).toContain('only four sets and a pair');
  });

  it('differ from their way in nothing, and mark the line of every option of theirs that is changed', () => {
    for (const way of ['macau', 'spanish1920', 'pamphlet'] as const) {
      expect(linesOf(t, PRESETS[way]).filter(({ changes }) => changes.length > 0)).toEqual([]);
      for (const option of OPTIONS.filter(({ applies }) => applies?.(PRESETS[way]) ?? true)) {
        const offered = option.values ? valuesFor(option, PRESETS[way]) : [30, 60];
        const other = offered.find(value => value !== option.read(PRESETS[way]))!;
        const changed = linesOf(t, option.write(PRESETS[way], other)).filter(({ changes }) => changes.length > 0);
        expect(
          changed.map(({ id }) => id),
          option.id,
        ).toContain(option.line);
      }
    }
  });

  it('name the way when it is chosen from one of competitions', () => {
    expect(changeSentence(t, 'Ana', PRESETS.macau, PRESETS.club)).toBe('Ana chose “Classical (Macau)”.');
  });
});

describe('the sentence that asks for agreement', () => {
  const said = (after: TableSettings, before: TableSettings | undefined) => changeSentence(t, 'Ana', after, before);

  it('names one changed option with its value, and counts more', () => {
    expect(said(RELAXED, PRESETS.club)).toBe('Ana changed “Clock” to “Relaxed”.');
    expect(said(put(RELAXED, 'minPoints', 6), PRESETS.club)).toBe('Ana changed “Clock” and one more option.');
    expect(said(put(put(RELAXED, 'minPoints', 6), 'hands', 8), PRESETS.club)).toBe(
      'Ana changed “Hands” and 2 more options.',
    );
  });

  it('names a way to play that was chosen whole, or a name that was given', () => {
    expect(said(PRESETS.club, PRESETS.friends)).toBe('Ana chose “Club”.');
    expect(said({ ...RELAXED, name: 'Martes' }, RELAXED)).toBe('Ana named these settings “Martes”.');
  });

  it('names nothing that the page does not know', () => {
    expect(said(RELAXED, undefined)).toBe('Ana changed the settings.');
  });
});

describe('what a player has to agree with', () => {
  const changed = (settings: TableSettings): TableEvent => ({
    type: 'settings-changed',
    settings,
    clock: clockOf(settings),
    by: 0,
  });
  /** Ana hosts, Mei sits down; then the events happen. Returns the table and what a page has seen of it. */
  function seen(...events: readonly TableEvent[]) {
    const table = new TestTable();
    const recent: SeenEntry[] = [];
    const first: readonly TableEvent[] = [
      { type: 'table-opened', settings: PRESETS.club, clock: clockOf(PRESETS.club), host: 'ana' as PersonId },
      { type: 'seated', place: 0, who: PERSON('Ana') },
      { type: 'seated', place: 1, who: PERSON('Mei') },
    ];
    for (const event of [...first, ...events]) {
      const before = table.state;
      table.add(event);
      recent.push({ entry: table.entries.at(-1)!, before });
    }
    return { state: table.state, recent };
  }

  it('is everything since they agreed last', () => {
    const { state, recent } = seen(
      changed(RELAXED),
      { type: 'agreed', place: 1 },
      changed(put(RELAXED, 'hands', 8)),
      changed(put(put(RELAXED, 'hands', 8), 'minPoints', 6)),
    );
    expect(unagreed(state)).toEqual([1]);
    expect(changeFor(recent, 1)).toEqual({ by: 0, before: RELAXED });
    expect(settingsBefore(recent)).toEqual(put(RELAXED, 'hands', 8));
  });

  it('is not guessed if the page has missed a part of it', () => {
    const { state, recent } = seen(changed(RELAXED), changed(put(RELAXED, 'hands', 8)));
    const late = recent.slice(-1);
    expect(unagreed(state)).toEqual([1]);
    expect(changeFor(late, 1)).toEqual({ by: 0, before: undefined });
  });

  it('is nothing once they have agreed', () => {
    expect(unagreed(seen(changed(RELAXED), { type: 'agreed', place: 1 }).state)).toEqual([]);
  });
});
