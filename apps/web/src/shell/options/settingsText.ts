import { isContradictory, LONGEST_SETTINGS_NAME, plainLine, type TableSettings, WAYS } from '@gorrion/protocol';
import { isAllowed, OPTIONS, type OptionValue, type TableOption } from './options.ts';
import { changesFrom, OFFERED_WAYS, PRESETS, wayOf } from './ways.ts';

/*
 * Settings as a short text, for links and for what the browser remembers: the way to play, then each option that differs
 * from it as two letters and a number, then the name. Example: `club.ck1.mp6!Martes`.
 */

/** Longer texts are refused unread: all options and the longest name need half of it. */
const LONGEST_TEXT = 400;

const numberOf = ({ values }: TableOption, value: OptionValue): number =>
  values ? values.indexOf(value) : (value as number);

const choiceOf = ({ values }: TableOption, number: number): OptionValue | undefined =>
  values ? values[number] : number;

/** Returns settings as text. */
export function textOfSettings(settings: TableSettings): string {
  const way = wayOf(settings);
  const changes = changesFrom(settings, way).map(({ option, value }) => `${option.code}${numberOf(option, value)}`);
  return [way, ...changes].join('.') + (settings.name ? `!${settings.name}` : '');
}

/** Returns the options that parts of a text name, with their values; undefined if one is unknown, twice or out of range. */
function choicesOf(parts: readonly string[]): ReadonlyMap<TableOption, OptionValue> | undefined {
  const choices = new Map<TableOption, OptionValue>();
  for (const part of parts) {
    const [, code, digits] = /^([a-z]{2})(0|[1-9]\d{0,3})$/.exec(part) ?? [];
    const option = OPTIONS.find(one => one.code === code);
    const value = option && choiceOf(option, Number(digits));
    if (!option || value === undefined || choices.has(option) || !isAllowed(option, value)) return undefined;
    choices.set(option, value);
  }
  return choices;
}

/** Whether the server would take a name of settings as it is: short and clean. */
export const isSettingsName = (name: string): boolean =>
  name.length > 0 && name.length <= LONGEST_SETTINGS_NAME && plainLine(name) === name;

/**
 * Reads settings from a text. Returns undefined if anything of it is unknown, out of range, twice, or in contradiction
 * with the rest.
 */
export function settingsOfText(text: string): TableSettings | undefined {
  if (text.length > LONGEST_TEXT) return undefined;
  const [body = '', ...rest] = text.split('!');
  const name = rest.length > 0 ? rest.join('!') : undefined;
  const [wayName, ...parts] = body.split('.');
  const way = WAYS.find(one => one === wayName);
  const choices = choicesOf(parts);
  if (!way || !OFFERED_WAYS.includes(way) || !choices || (name !== undefined && !isSettingsName(name)))
    return undefined;
  let settings = PRESETS[way];
  for (const option of OPTIONS) {
    const value = choices.get(option);
    if (value !== undefined) settings = option.write(settings, value);
  }
  const isWhole = [...choices].every(([option, value]) => option.read(settings) === value);
  if (!isWhole || isContradictory(settings)) return undefined;
  return name === undefined ? settings : { ...settings, name };
}
