import {
  type Claim,
  countsOf,
  FAN_IDS,
  type Meld,
  meldTiles,
  SCORED_FANS,
  type ScoredFan,
  type Tile,
  type WinningClaim,
  wmo2006,
} from '@gorrion/rules';
import type { QuestionName } from '../computed.ts';
import {
  DRILL_LEVELS,
  type DrillKind,
  type DrillLevel,
  type DrillQuestion,
  type DrillTag,
  type OptionValue,
  type QuestionOf,
} from '../question.ts';
import {
  letterOf,
  lettersOf,
  meldsOf,
  meldsText,
  numberOf,
  seatOfDigit,
  tileOfLetter,
  tilesOfLetters,
  Unreadable,
} from './letters.ts';
import { momentOf, momentText } from './moment.ts';

/*
 * Questions as lines of the pool: `level|tags|` and the parts of the kind. Tags are numbers in the list of the file. All
 * questions are under the rules of the WMO.
 */

const CIRCUMSTANCES = ['selfDrawn', 'lastOfWall', 'lastOfKind', 'afterKong', 'robbingKong'] as const;
/** Losses are kept in tenths of a point, chances in thousandths. */
const [TENTHS, THOUSANDTHS] = [10, 1000];

const fanCode = (fan: ScoredFan): string => SCORED_FANS.indexOf(fan).toString(36);

function fanOfCode(code: string): ScoredFan {
  const fan = SCORED_FANS[Number.parseInt(code, 36)];
  if (!fan) throw new Unreadable(`no fan ${code}`);
  return fan;
}

function claimText(claim: WinningClaim): string {
  const flags = CIRCUMSTANCES.reduce((sum, name, bit) => sum + (claim[name] ? 1 << bit : 0), 0);
  const winds = `${claim.seatWind}${claim.prevalentWind}`;
  return `${winds}${flags}|${lettersOf(claim.concealed)}${letterOf(claim.winningTile)}|${meldsText(claim.melds)}`;
}

/** Throws `Unreadable` if a hand has another number of tiles, or five of a kind. */
function checkHand(concealed: readonly Tile[], melds: readonly Meld[], size: number): void {
  const all = [...concealed, ...melds.flatMap(meldTiles)];
  if (all.some(tile => tile < 0 || tile >= 34)) throw new Unreadable('no tile of a hand');
  if (concealed.length + 3 * melds.length !== size) throw new Unreadable(`a hand of ${concealed.length} tiles`);
  if (countsOf(all).some(copies => copies > 4)) throw new Unreadable('five of a kind');
}

function claimOf([winds = '', tiles = '', melded = '']: readonly string[]): WinningClaim {
  const flags = numberOf(winds.slice(2));
  const all = tilesOfLetters(tiles);
  const melds = meldsOf(melded);
  checkHand(all, melds, 14);
  const is = (name: (typeof CIRCUMSTANCES)[number]) => ((flags >> CIRCUMSTANCES.indexOf(name)) & 1) === 1;
  return {
    melds,
    concealed: all.slice(0, -1),
    winningTile: all.at(-1)!,
    seatWind: seatOfDigit(winds[0]),
    prevalentWind: seatOfDigit(winds[1]),
    selfDrawn: is('selfDrawn'),
    lastOfWall: is('lastOfWall'),
    lastOfKind: is('lastOfKind'),
    afterKong: is('afterKong'),
    robbingKong: is('robbingKong'),
    flowers: 0,
  };
}

const valueText = ({ loss, plusMinus, pairs }: OptionValue): string =>
  `${Math.round(loss * TENTHS)}:${Math.round(plusMinus * TENTHS)}:${pairs}`;

function measureOf([loss, plusMinus, pairs]: readonly string[]): OptionValue {
  return { loss: numberOf(loss) / TENTHS, plusMinus: numberOf(plusMinus) / TENTHS, pairs: numberOf(pairs) };
}

/** Reads options; the first one must be the best, and certainly better than each of the others. */
function optionsOf<T extends OptionValue>(text: string, read: (code: string) => Omit<T, keyof OptionValue>): T[] {
  const options = text.split(',').map(option => {
    const [code = '', ...value] = option.split(':');
    return { ...read(code), ...measureOf(value) } as T;
  });
  if (options.length < 2 || options[0]!.loss !== 0) throw new Unreadable('no options');
  if (options.slice(1).some(({ loss, plusMinus }) => loss <= plusMinus)) throw new Unreadable('no clear answer');
  return options;
}

const CALLS: Readonly<Record<string, Claim>> = { x: { kind: 'pass' }, p: { kind: 'pung' }, k: { kind: 'kong' } };

function callCode(claim: Claim): string {
  if (claim.kind === 'chow') return `c${letterOf(claim.low)}`;
  const found = Object.keys(CALLS).find(code => CALLS[code]!.kind === claim.kind);
  if (!found) throw new RangeError(`no option of a drill: ${claim.kind}`);
  return found;
}

function callOf(code: string): Claim {
  const claim = code[0] === 'c' ? ({ kind: 'chow', low: tileOfLetter(code[1]) } as const) : CALLS[code];
  if (!claim) throw new Unreadable(`no claim ${code}`);
  return claim;
}

/** Returns the parts of a question that are not its level and its tags. */
function bodyText(question: DrillQuestion): string {
  switch (question.kind) {
    case 'worth':
      return claimText(question.claim);
    case 'which-fans':
      return `${claimText(question.claim)}|${question.options.map(fanCode).join('.')}`;
    case 'waits': {
      const { seatWind, prevalentWind, concealed, melds } = question;
      return `${seatWind}${prevalentWind}|${lettersOf(concealed)}|${meldsText(melds)}`;
    }
    case 'discard':
      return `${momentText(question)}|${question.options.map(o => `${letterOf(o.tile)}:${valueText(o)}`).join()}`;
    case 'claim':
      return `${momentText(question)}|${question.options.map(o => `${callCode(o.claim)}:${valueText(o)}`).join()}`;
    case 'route': {
      const codes = question.options.map(o => `${o.route}.${letterOf(o.tile)}:${valueText(o)}`);
      return `${momentText(question)}|${codes.join()}`;
    }
    case 'safe': {
      const codes = question.options.map(o => {
        const chances = o.danger.map(chance => Math.round(chance * THOUSANDTHS));
        return `${letterOf(o.tile)}:${o.isCertain ? 1 : 0}:${chances.join(':')}`;
      });
      return `${momentText(question)}|${codes.join()}`;
    }
  }
}

type Bodies = { readonly [K in DrillKind]: (parts: readonly string[]) => Omit<QuestionOf<K>, keyof QuestionBase> };
type QuestionBase = Pick<DrillQuestion, 'kind' | 'id' | 'source' | 'level' | 'tags' | 'rules'>;

const BODIES: Bodies = {
  worth: parts => ({ claim: claimOf(parts) }),
  'which-fans': parts => ({ claim: claimOf(parts), options: (parts[3] ?? '').split('.').map(fanOfCode) }),
  waits: ([winds = '', tiles = '', melded = '']) => {
    const [concealed, melds] = [tilesOfLetters(tiles), meldsOf(melded)];
    checkHand(concealed, melds, 13);
    return { concealed, melds, seatWind: seatOfDigit(winds[0]), prevalentWind: seatOfDigit(winds[1]) };
  },
  discard: ([moment = '', options = '']) => ({
    ...momentOf(moment),
    options: optionsOf(options, code => ({ tile: tileOfLetter(code) })),
  }),
  claim: ([moment = '', options = '']) => ({
    ...momentOf(moment),
    options: optionsOf(options, code => ({ claim: callOf(code) })),
  }),
  route: ([moment = '', options = '']) => ({
    ...momentOf(moment),
    options: optionsOf(options, code => {
      const [route = '', tile] = code.split('.');
      if (!FAN_IDS.some(fan => fan === route)) throw new Unreadable(`no route ${route}`);
      return { route, tile: tileOfLetter(tile) };
    }),
  }),
  safe: ([moment = '', options = '']) => ({
    ...momentOf(moment),
    options: proved(options.split(',')).map(option => {
      const [tile, isCertain, ...chances] = option.split(':');
      const [east, south, west, north] = chances.map(chance => numberOf(chance) / THOUSANDTHS);
      if (north === undefined) throw new Unreadable('no danger');
      return { tile: tileOfLetter(tile), isCertain: isCertain === '1', danger: [east!, south!, west!, north] as const };
    }),
  }),
};

/** Returns the options of a question of safety: the first, and no other, is proved safe. */
function proved(options: readonly string[]): readonly string[] {
  const isProved = (option: string) => option.split(':')[1] === '1';
  if (options.length < 2 || options.findLastIndex(isProved) !== 0) throw new Unreadable('not one safe tile');
  return options;
}

/** Returns the line of a question. `tagList` is that of the file; tags that it lacks are added. */
export function entryText(question: DrillQuestion, tagList: DrillTag[]): string {
  const numbers = question.tags.map(tag => {
    if (!tagList.includes(tag)) tagList.push(tag);
    return tagList.indexOf(tag).toString(36);
  });
  return `${question.level}|${numbers.join('.')}|${bodyText(question)}`;
}

/** Returns the question of a line. Throws `Unreadable` if the line is none, or its tiles cannot be. */
export function questionOf<K extends DrillKind>(
  kind: K,
  line: string,
  tagList: readonly DrillTag[],
  name: QuestionName,
): QuestionOf<K> {
  const [levelText, tagText = '', ...parts] = line.split('|');
  const level = DRILL_LEVELS.find((each): each is DrillLevel => String(each) === levelText);
  const tags = tagText.split('.').map(number => tagList[Number.parseInt(number, 36)]);
  if (!level || tags.some(tag => tag === undefined)) throw new Unreadable('no level or no tag');
  const body = BODIES[kind](parts) as Omit<QuestionOf<K>, keyof QuestionBase>;
  return { kind, ...name, level, tags, rules: wmo2006, ...body } as unknown as QuestionOf<K>;
}
