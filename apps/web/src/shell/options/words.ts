import { type CallWords, rulesetOf, showsRoutes, type TableSettings, type WayId } from '@gorrion/protocol';
import { isClassical, RULESETS, showsFlowersAtOnce } from '@gorrion/rules';
import { clockOf, talkRule } from '@gorrion/table';
import { callListOf, type Key, listName, type Translate } from '../../kit/i18n/index.ts';
import { behindText } from '../page/lobbyLine.ts';
import { articleOfOption, isOlder } from './option.ts';
import { LINES, OPTIONS, type OptionValue, type SettingsLineId, type TableOption } from './options.ts';
import { changesBetween, changesFrom, type OptionChange, PRESETS, wayOf } from './ways.ts';

/* Settings in words. */

/** Returns the key of an option's name, sentence or value. A test holds that each exists. */
const nameKey = (option: TableOption): Key => `room.o.${option.id}` as Key;
const aboutKey = (option: TableOption): Key => `room.about.${option.id}` as Key;
const valueKey = (option: TableOption, value: OptionValue): Key =>
  option.id === 'botLevel' ? (`options.level.${value}` as Key) : (`room.v.${option.id}.${value}` as Key);

/** Returns the name of a way to play. Some are called like their rules. */
export function wayName(t: Translate, way: WayId): string {
  switch (way) {
    case 'china':
      return t('options.ruleset.cn1998');
    case 'friends':
    case 'club':
    case 'competition':
    case 'book':
    case 'femj':
    case 'macauLetter':
    case 'spanish1920Letter':
    case 'pamphletLetter':
      return t(`room.way.${way}`);
    default:
      return t(`options.ruleset.${way}`);
  }
}

/** Says a sentence without places whose key is made from the list of options. */
const plain = (t: Translate, key: Key): string => (t as unknown as (key: Key) => string)(key);

export const optionName = (t: Translate, option: TableOption): string => plain(t, nameKey(option));
export const optionAbout = (t: Translate, option: TableOption, settings: TableSettings): string =>
  option.id === 'flowerExposure' && isOlder(settings) ? t('room.about.flowersOlder') : plain(t, aboutKey(option));

const SECONDS: readonly string[] = ['move', 'first', 'bank', 'claimSeconds', 'delay'];

/** Returns a value of an option as the page writes it. */
export function valueText(t: Translate, option: TableOption, value: OptionValue): string {
  if (typeof value === 'boolean') return t(value ? 'room.yes' : 'room.no');
  if (option.id === 'rounds') return t('room.rounds', { count: value as number });
  if (option.id === 'bankerHands' && typeof value === 'number') return t('options.hands', { count: value });
  if (option.id === 'calls') return listName(value as CallWords);
  if (typeof value === 'string') return plain(t, valueKey(option, value));
  if (option.id === 'finishes') return value === 0 ? t('room.v.finishes.0') : t('room.percent', { percent: value });
  if (option.id === 'delay' && value >= 60) return t('room.minutes', { count: value / 60 });
  if (option.id === 'minutes') return value === 0 ? t('room.noLimit') : t('room.minutes', { count: value });
  return SECONDS.includes(option.id) ? t('room.seconds', { count: value }) : t.number(value);
}

/** Stands before the number of a section. */
const SECTION_SIGN = '\u00a7';

/** Stands before the number of an article of the older ways' own rulebook. */
const CLASSICAL_SIGN = 'C ';

/** Returns where the rulebook of a table has an option: an article, its fans, or nowhere. */
export function sectionText(t: Translate, option: TableOption, settings: TableSettings): string {
  const { section } = option;
  if (isOlder(settings)) {
    const number = articleOfOption(option, 'classical');
    return number === undefined ? t('room.notInText') : CLASSICAL_SIGN + number;
  }
  if (section === undefined) return t('room.notInBook');
  if (section.startsWith('fan ')) return t('room.fanNumber', { numbers: section.slice(4) });
  if (section.startsWith('appendix ')) return t('book.appendix', { number: section.slice(9) });
  return SECTION_SIGN + section;
}

export interface SettingsLine {
  readonly id: SettingsLineId;
  readonly name: string;
  /** What holds, and in smaller words what that means. */
  readonly value: string;
  readonly detail: string;
  /** The options of this line that differ from the way to play. */
  readonly changes: readonly OptionChange[];
}

type Words = readonly [value: string, ...details: readonly string[]];

/** Says which options of a line are on, of those that have words for it. */
const saidWords = (t: Translate, line: SettingsLineId, settings: TableSettings): readonly string[] =>
  OPTIONS.filter(
    option =>
      option.isSaid && option.line === line && (option.applies?.(settings) ?? true) && option.read(settings) === true,
  ).map(({ id }) => plain(t, `room.line.${line}.${id}` as Key));

function playWords(t: Translate, settings: TableSettings): Words {
  const rules = rulesetOf(settings);
  const { assist } = rules;
  const hints = settings.hints ?? 'off';
  return [
    t(`room.v.assist.${assist}`),
    t(`room.line.play.${assist}`),
    ...(settings.rated ? [t('room.line.play.rated')] : []),
    ...(settings.umpire ? [t('room.line.play.umpire')] : []),
    ...(hints !== 'off' && assist === 'assisted'
      ? [t('room.has', { what: t('room.o.hints'), value: t(`room.v.hints.${hints}`) })]
      : []),
    ...(showsRoutes(settings) ? [t('room.line.play.route')] : []),
    ...(isClassical(rules) ? [t(rules.exchanges ? 'room.line.play.exchanges' : 'room.line.play.noExchanges')] : []),
    ...saidWords(t, 'play', settings),
  ];
}

function lengthWords(t: Translate, settings: TableSettings): Words {
  const { hands } = settings;
  const rules = rulesetOf(settings);
  if (isClassical(rules)) {
    return [
      t(`options.length.${hands}`),
      t(`room.line.length.banker.${hands}`),
      t(`room.line.length.stays.${rules.bankerHands}`),
      ...(rules.winnerOfRound ? [t('room.line.length.winnerOfRound')] : []),
    ];
  }
  const seats = hands === 4 ? [] : [t(`room.line.length.${rules.seatChange}`)];
  return [t(`options.length.${hands}`), t('options.hands', { count: hands }), ...seats];
}

function clockWords(t: Translate, { clock, ownClock }: TableSettings): Words {
  const name = t(`room.v.clock.${clock}`);
  if (clock !== 'own') return [name, t(`room.line.clock.${clock}`)];
  const { move, first, bank } = ownClock ?? { move: 0, first: 0, bank: 0 };
  return [name, t('room.line.clock.own', { move, first, bank })];
}

function sessionWords(t: Translate, settings: TableSettings): Words {
  const { minutes } = settings;
  return minutes === undefined
    ? [t('room.noLimit'), t('room.line.session.no-limit')]
    : [t('room.minutes', { count: minutes }), t(`room.line.session.${rulesetOf(settings).timeEnd}`)];
}

function countingWords(t: Translate, settings: TableSettings): Words {
  const rules = rulesetOf(settings);
  const said = saidWords(t, 'counting', settings);
  if (!isClassical(rules))
    return [t(`room.line.counting.${rules.scoreMode}`), t('room.least', { count: rules.minPoints }), ...said];
  const { limit } = rules;
  return [
    t('room.line.counting.four'),
    t('room.line.counting.limit', { limit: t.number(limit), banker: t.number(2 * limit) }),
    ...said,
  ];
}

function watchingWords(t: Translate, settings: TableSettings): Words {
  const lobby = settings.visibility === 'public' ? [t('room.line.watching.public')] : [];
  const { delay } = settings;
  return [
    t(`room.line.watching.${settings.watching ?? 'open'}`),
    ...(delay === 'hand' ? [t('room.line.watching.hand')] : delay === undefined ? [] : [behindText(t, delay)]),
    t(`room.line.watching.${talkRule(settings)}`),
    ...saidWords(t, 'watching', settings),
    ...lobby,
    ...(lobby.length > 0 && settings.finishes
      ? [t('room.line.watching.finishes', { percent: settings.finishes })]
      : []),
  ];
}

function flowerWords(t: Translate, settings: TableSettings): Words {
  const rules = rulesetOf(settings);
  if (rules.flowerExposure === 'none' && RULESETS[settings.ruleset].flowerExposure === 'none') {
    return [t('room.v.flowerExposure.none'), t('room.line.flowers.older.none')];
  }
  // In strict play players show flowers by hand, whatever the option says (article 97).
  const isByHand = rules.flowerExposure === 'auto' && !showsFlowersAtOnce(rules);
  const flowerExposure = isByHand ? 'manual' : rules.flowerExposure;
  const line = isOlder(settings) && flowerExposure !== 'manual' ? (`older.${flowerExposure}` as const) : flowerExposure;
  const isLimited = flowerExposure === 'manual' && !rules.flowerAfterClaim;
  const limit = isLimited ? [t('room.line.flowers.notAfterClaim')] : [];
  return [t(`room.v.flowerExposure.${flowerExposure}`), t(`room.line.flowers.${line}`), ...limit];
}

function callWords(t: Translate, settings: TableSettings): Words {
  const rules = rulesetOf(settings);
  const named = isClassical(rules) && rules.namesDiscards ? [t('room.line.calls.named')] : [];
  return [listName(callListOf(settings)), ...named];
}

const isOfBots = ({ option: { id } }: OptionChange): boolean => id === 'botLevel' || id === 'pace';

const botWords = (t: Translate, { option, value }: OptionChange): string =>
  t('room.has', { what: optionName(t, option), value: valueText(t, option, value) });

/** Returns the words of one line; `changes` are the options of the line that the way to play has otherwise. */
function wordsOf(t: Translate, id: SettingsLineId, settings: TableSettings, changes: readonly OptionChange[]): Words {
  switch (id) {
    case 'rules':
      return [t(`options.ruleset.${settings.ruleset}`), ...changes.map(({ option }) => optionName(t, option))];
    case 'play':
      return [...playWords(t, settings), ...changes.filter(isOfBots).map(change => botWords(t, change))];
    case 'length':
      return lengthWords(t, settings);
    case 'clock':
      return clockWords(t, settings);
    case 'session':
      return sessionWords(t, settings);
    case 'flowers':
      return flowerWords(t, settings);
    case 'counting':
      return countingWords(t, settings);
    case 'watching':
      return watchingWords(t, settings);
    case 'calls':
      return callWords(t, settings);
  }
}

/** Whether an option has a value that is none of the competition's rules. */
const isHouseRule = ({ isHouse, applies, read }: TableOption, settings: TableSettings): boolean =>
  isHouse?.(read(settings)) === true && (applies?.(settings) ?? true);

/** Returns the settings as nine lines, each with what differs from the way to play. */
export function linesOf(t: Translate, settings: TableSettings): readonly SettingsLine[] {
  const all = changesFrom(settings, wayOf(settings));
  return LINES.map(id => {
    const changes = all.filter(({ option }) => option.line === id);
    const [value, ...details] = wordsOf(t, id, settings, changes);
    if (OPTIONS.some(option => option.line === id && isHouseRule(option, settings))) details.push(t('room.notMcr'));
    const name = id === 'length' ? t('options.length') : t(`room.line.${id}`);
    return { id, name, value, detail: details.join(t('list.comma')), changes };
  });
}

/** Returns the sentence that says what somebody changed. Without `before`, as after a reload, it names no option. */
export function changeSentence(
  t: Translate,
  name: string,
  after: TableSettings,
  before: TableSettings | undefined,
): string {
  if (!before) return t('room.asksSome', { name });
  // Of another family of rules, only what it has itself was chosen.
  const changes = changesBetween(after, before).filter(({ option }) => option.applies?.(after) ?? true);
  const way = wayOf(after);
  if (way !== wayOf(before) && changesFrom(after, way).length === 0) {
    return t('room.asksWay', { name, way: wayName(t, way) });
  }
  const [first] = changes;
  if (!first) return after.name ? t('room.asksName', { name, what: after.name }) : t('room.asksSome', { name });
  const what = optionName(t, first.option);
  if (changes.length > 1) return t('room.asksMore', { name, what, count: changes.length - 1 });
  return t('room.asks', { name, what, value: valueText(t, first.option, first.value) });
}

/** Returns what a way to play has in place of a changed option: "Club: 15 s a turn". */
export function presetText(t: Translate, settings: TableSettings, { option, preset }: OptionChange): string {
  const way = wayOf(settings);
  const { move } = clockOf(PRESETS[way]);
  const isTimed = option.id === 'clock' && move !== undefined;
  const value = isTimed ? t('room.turn', { count: move / 1000 }) : valueText(t, option, preset);
  return t('room.has', { what: wayName(t, way), value });
}
