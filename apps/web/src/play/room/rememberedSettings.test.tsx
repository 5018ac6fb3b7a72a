// @vitest-environment happy-dom
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { forgetSettings, keepSettings, lastSettings, rememberSettings, useKept } from '../../shell/options/kept.ts';
import { optionOf } from '../../shell/options/options.ts';
import { WayCards } from '../../shell/options/WayCards.tsx';
import { PRESETS } from '../../shell/options/ways.ts';
import { speakEnglish } from '../../testing/english.ts';
import { mounted } from '../../testing/mounted.ts';

const MARTES = { ...optionOf('minPoints').write(PRESETS.club, 6), name: 'Martes' };

beforeAll(speakEnglish);
afterEach(() => {
  localStorage.clear();
  useKept.setState({ kept: [] });
});

describe('what the browser remembers for a host', () => {
  it('is the first way to play at first, then the settings of the last table', () => {
    expect(lastSettings('link')).toEqual(PRESETS.friends);
    rememberSettings(MARTES);
    expect(lastSettings('link')).toEqual(MARTES);
  });

  it('says nothing of who may join: each way to create a table does', () => {
    rememberSettings(optionOf('rated').write(MARTES, true));
    expect(lastSettings('link')).toMatchObject({ visibility: 'link', hands: 16 });
    expect(lastSettings('link').rated).toBeUndefined();
    expect(lastSettings('public')).toMatchObject({ visibility: 'public', rated: true });
  });

  it('gives strangers a clock, where friends chose none', () => {
    expect([PRESETS.friends.clock, lastSettings('public').clock]).toEqual(['none', 'relaxed']);
    rememberSettings({ ...MARTES, clock: 'club' });
    expect(lastSettings('public').clock).toBe('club');
  });

  it('is nothing if it cannot be read', () => {
    localStorage.setItem('gorrion.lastSettings', 'club.mp99');
    expect(lastSettings('link')).toEqual(PRESETS.friends);
  });

  it('are settings under a name, one for each name, newest first, until they are deleted', () => {
    keepSettings(MARTES);
    keepSettings({ ...PRESETS.ema, name: 'Jueves' });
    keepSettings({ ...PRESETS.china, name: 'Martes' });
    expect(useKept.getState().kept.map(({ name, way }) => [name, way])).toEqual([
      ['Martes', 'china'],
      ['Jueves', 'ema'],
    ]);
    forgetSettings('Martes');
    expect(useKept.getState().kept.map(({ name }) => name)).toEqual(['Jueves']);
  });
});

describe('the cards of the ways to play', () => {
  const radios = (host: HTMLElement) => [...host.querySelectorAll<HTMLElement>('[role=radio]')];
  const names = (host: HTMLElement) => radios(host).map(radio => radio.querySelector('b')!.textContent);
  const checked = (host: HTMLElement) =>
    radios(host)
      .filter(radio => radio.ariaChecked === 'true' || radio.getAttribute('aria-checked') === 'true')
      .map(radio => radio.querySelector('b')!.textContent);

  it('offer the host the sixteen ways and the kept settings, by their rules, and check one', () => {
    const lento = { ...optionOf('clock').write(PRESETS.macau, 'relaxed'), name: 'Lento' };
    keepSettings(lento);
    keepSettings(MARTES);
    const { host } = mounted(<WayCards settings={MARTES} change={() => {}} />);
    expect([...host.querySelectorAll('h3')].map(heading => heading.textContent)).toEqual([
      ...['Competition rules', 'Federations', 'To the letter', 'Older ways'],
    ]);
    expect(names(host)).toEqual([
      ...['Friends', 'Club', 'Tournament style', 'Martes'],
      ...['China 1998', 'MIL online', 'MIL at tables', 'EMA'],
      ...['By the book (WMO\u00a02006)', 'WMO 2014', 'FEMJ'],
      ...['Macau to the letter', '1920s to the letter', 'Pamphlet to the letter'],
      ...['Classical (Macau)', 'Classical (1920s)', 'Classical (pamphlet)', 'Lento'],
    ]);
    expect(checked(host)).toEqual(['Martes']);
  });

  it('check none whose settings were changed, and say what is different', () => {
    const longer = optionOf('hands').write(PRESETS.friends, 16);
    const host = mounted(<WayCards settings={longer} change={() => {}} />).host;
    expect(checked(host)).toEqual([]);
    expect(radios(host)[0]!.textContent).toMatch(/changed$/);
    expect(radios(host)[0]!.tabIndex).toBe(0);
    const guest = mounted(<WayCards settings={longer} change={undefined} />).host;
    expect(guest.querySelector('.way-chosen span')!.textContent).toBe('Hands: 16');
  });

  it('choose by a press, while the arrow keys only move the focus', () => {
    const chosen: string[] = [];
    const { host, fire } = mounted(
      <WayCards settings={PRESETS.friends} change={settings => chosen.push(settings.way ?? '')} />,
    );
    const [friends, club] = radios(host);
    friends!.focus();
    fire(friends!, new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true }));
    expect(document.activeElement).toBe(club);
    expect(chosen).toEqual([]);
    fire(club!, new MouseEvent('click', { bubbles: true }));
    expect(chosen).toEqual(['club']);
  });

  it('are one for a guest, with what it means; all stand behind a press, change nothing, and none is kept', () => {
    keepSettings(MARTES);
    const { host, fire } = mounted(<WayCards settings={PRESETS.club} change={undefined} />);
    expect(host.querySelector('.way-chosen')!.textContent).toBe('Club16 hands, club clock, seats change');
    expect(radios(host).every(radio => radio.closest('details')!.open === false)).toBe(true);
    expect(names(host)).not.toContain('Martes');
    fire(radios(host)[0]!, new MouseEvent('click', { bubbles: true }));
    expect(checked(host)).toEqual(['Club']);
    expect(radios(host).every(radio => radio.getAttribute('aria-disabled') === 'true')).toBe(true);
  });
});
