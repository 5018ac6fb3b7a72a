import { type FanId, parseHand, parseTile, type Seat, type WinningClaim } from '@gorrion/rules';

/** How an example is won. The tile is self-drawn in `self`, `last-draw` and `replacement`. */
type How =
  | 'discard'
  | 'self'
  | 'last-draw'
  | 'last-discard'
  | 'replacement'
  | 'robbed'
  | 'last-of-kind'
  | 'three-flowers';

/** Number in the book or "own"; fan; the hand without its last tile; that tile; how it is won; own and prevalent wind. */
type Row = readonly [number: string, fan: FanId, hand: string, tile: string, how: How, winds: string];

/**
 * The complete worked examples of the book, and one of our own for each fan without one. The book prints the sets of a
 * hand and what they earn. Where it leaves open which sets are claimed and which tile comes last, the hand is played so
 * that it earns what is printed and, if possible, nothing else.
 */
// biome-ignore format: one example a line, to be read beside the book.
const ROWS: readonly Row[] = [
  ['1.1', 'big-four-winds', 'WWNNNCC (EEE) (SSS)', 'W', 'discard', 'SE'],
  ['1.2', 'big-four-winds', 'WWNNN99m (EEE) (SSS)', 'W', 'discard', 'SE'],
  ['1.3', 'big-four-winds', 'WWNNN33s (EEE) (SSS)', 'W', 'discard', 'SE'],
  ['2.1', 'big-three-dragons', 'PP111m99p (CCC) (FFF)', 'P', 'discard', 'SE'],
  ['2.2', 'big-three-dragons', 'PPEEEWW (CCC) (FFF)', 'P', 'discard', 'SN'],
  ['2.3', 'big-three-dragons', 'FFPPP45655s (CCC)', 'F', 'discard', 'SE'],
  ['3.1', 'all-green', '23344668888sFF', '2s', 'discard', 'SE'],
  ['3.2', 'all-green', '34234sFFF66s (234s)', '2s', 'discard', 'SE'],
  ['3.3', 'all-green', '4466688s (222s) (333s)', '4s', 'discard', 'SE'],
  ['4.1', 'nine-gates', '1112345678999m', '9m', 'discard', 'SE'],
  ['5.1', 'four-kongs', 'C (2222s) (5555m) (7777p) [EEEE]', 'C', 'discard', 'SN'],
  ['5.2', 'four-kongs', '4m (1111m) (2222s) (3333p) [1111s]', '4m', 'discard', 'SE'],
  ['5.3', 'four-kongs', 'E (CCCC) (FFFF) (PPPP) [NNNN]', 'E', 'discard', 'SE'],
  ['6.1', 'seven-shifted-pairs', '2334455667788p', '2p', 'discard', 'SE'],
  ['7.1', 'thirteen-orphans', '19p19s19mCFPESWN', 'N', 'discard', 'SE'],
  ['8.1', 'all-terminals', '99m999s11p (111m) (111s)', '9m', 'discard', 'SE'],
  ['9.1', 'little-four-winds', 'WWNNNSS123s (EEE)', 'W', 'discard', 'SE'],
  ['9.2', 'little-four-winds', 'NNEEPPP (WWW) (SSS)', 'N', 'discard', 'EE'],
  ['10.1', 'little-three-dragons', 'PP11999p (CCC) (FFF)', '1p', 'discard', 'SE'],
  ['10.2', 'little-three-dragons', 'FFPP123s111p (CCC)', 'P', 'discard', 'SE'],
  ['10.3', 'little-three-dragons', 'CCEENNN (FFF) (PPP)', 'E', 'discard', 'SE'],
  ['11.1', 'all-honors', 'EESSSNN (CCC) (PPP)', 'E', 'discard', 'WN'],
  ['12.1', 'four-concealed-pungs', '222s333p444m222p3m', '3m', 'discard', 'SE'],
  ['13.1', 'pure-terminal-chows', '2378978955s (123s)', '1s', 'discard', 'SE'],
  ['14.1', 'quadruple-chow', '2312312344m (123m)', '1m', 'discard', 'SE'],
  ['15.1', 'four-pure-shifted-pungs', '33444p22s (111p) (222p)', '3p', 'discard', 'SE'],
  ['16.1', 'four-pure-shifted-chows', '3434545611m (123m)', '2m', 'discard', 'SE'],
  ['16.2', 'four-pure-shifted-chows', '45567789s55p (123s)', '3s', 'discard', 'SE'],
  ['17.1', 'three-kongs', '2233s (2222m) (3333m) [4444m]', '2s', 'discard', 'SE'],
  ['18.1', 'all-terminals-and-honors', '99s999pCC (EEE) (111m)', '9s', 'discard', 'SN'],
  ['19.1', 'seven-pairs', '7p22s33mCCPPEENN', '7p', 'discard', 'SE'],
  ['19.2', 'seven-pairs', '1p11m11s9999p99s99m', '1p', 'discard', 'SE'],
  ['19.3', 'seven-pairs', 'ESSWWNNPPFFCC', 'E', 'discard', 'SE'],
  ['20.1', 'greater-honors-and-knitted-tiles', 'ESWNPC17m25p369s', 'F', 'discard', 'SE'],
  ['21.1', 'all-even-pungs', '6688844p (222m) (444s)', '6p', 'discard', 'SE'],
  ['21.2', 'all-even-pungs', '22p444m44s (222m) (222s)', '2p', 'discard', 'SE'],
  ['21.3', 'all-even-pungs', '88s888m22s (666s) (666m)', '8s', 'discard', 'SE'],
  ['22.1', 'full-flush', '8899955m (666m) (777m)', '8m', 'discard', 'SE'],
  ['22.2', 'full-flush', '1224455668899s', '1s', 'discard', 'SE'],
  ['22.3', 'full-flush', '5678978999p (123p)', '4p', 'discard', 'SE'],
  ['23.1', 'pure-triple-chow', '56456m45655p (456m)', '4m', 'discard', 'SE'],
  ['24.1', 'pure-shifted-pungs', '44s33322p (222s) (333s)', '4s', 'discard', 'SE'],
  ['25.1', 'upper-tiles', '89p789s78999p (789m)', '7p', 'discard', 'SE'],
  ['25.2', 'upper-tiles', '77p999m88s (777s) (888m)', '7p', 'discard', 'SE'],
  ['25.3', 'upper-tiles', '789888s88p88m (789m)', '8p', 'discard', 'SE'],
  ['26.1', 'middle-tiles', '55666s66p (456s) (444s)', '5s', 'discard', 'SE'],
  ['26.2', 'middle-tiles', '455m5566p445566s', '4m', 'discard', 'SE'],
  ['27.1', 'lower-tiles', '23p12312333s (123m)', '1p', 'discard', 'SE'],
  ['28.1', 'pure-straight', '5678912377m (123m)', '4m', 'discard', 'SE'],
  ['28.2', 'pure-straight', '56789s66688p (123s)', '4s', 'discard', 'SE'],
  ['29.1', 'three-suited-terminal-chows', '78p123789m55s (123p)', '9p', 'discard', 'SE'],
  ['30.1', 'pure-shifted-chows', '34345p23422s (123p)', '2p', 'discard', 'SE'],
  ['30.2', 'pure-shifted-chows', '4556734522s (123s)', '3s', 'discard', 'SE'],
  ['30.3', 'pure-shifted-chows', '45567m888p77s (123m)', '3m', 'discard', 'SE'],
  ['31.1', 'all-fives', '56s45645655m (456p)', '4s', 'discard', 'SE'],
  ['31.2', 'all-fives', '567m55p555s55m (345m)', '5p', 'discard', 'SE'],
  ['32.1', 'triple-pung', '33p333234s44m (333m)', '3p', 'discard', 'SE'],
  ['32.2', 'triple-pung', '11s999p99s (111m) (111p)', '1s', 'discard', 'SE'],
  ['33.1', 'three-concealed-pungs', 'EEE999m9p111s (CCC)', '9p', 'discard', 'SN'],
  ['33.2', 'three-concealed-pungs', '4447778885s (123s)', '5s', 'discard', 'SE'],
  ['34.1', 'lesser-honors-and-knitted-tiles', '47s258m36pESWPFC', '1s', 'discard', 'SE'],
  ['34.2', 'lesser-honors-and-knitted-tiles', '47m258p39sPFCEWN', '1m', 'discard', 'SE'],
  ['34.3', 'lesser-honors-and-knitted-tiles', '47p258s369mSWNFC', '1p', 'discard', 'SE'],
  ['35.1', 'knitted-straight', '47s258m369p444s33m', '1s', 'discard', 'SE'],
  ['35.2', 'knitted-straight', '47m258p369s123p66s', '1m', 'discard', 'SE'],
  ['35.3', 'knitted-straight', '47p258s369mEEECC', '1p', 'discard', 'SN'],
  ['36.1', 'upper-four', '78777p789m99s (789s)', '6p', 'discard', 'SE'],
  ['36.2', 'upper-four', '78s78978966p (789m)', '9s', 'discard', 'SE'],
  ['36.3', 'upper-four', '688s6677m668899p', '6s', 'discard', 'SE'],
  ['37.1', 'lower-four', '23m123p12344m (123s)', '1m', 'discard', 'SE'],
  ['37.2', 'lower-four', '33444s22m (111s) (222s)', '3s', 'discard', 'SE'],
  ['38.1', 'big-three-winds', 'WW999m99s (EEE) (SSS)', 'W', 'discard', 'NN'],
  ['38.2', 'big-three-winds', 'WWNNN23455m (SSS)', 'W', 'discard', 'EE'],
  ['38.3', 'big-three-winds', 'NNCCCFF (SSS) (WWW)', 'N', 'discard', 'EE'],
  ['39.1', 'mixed-straight', '56p789m123s88p (123s)', '4p', 'discard', 'SE'],
  ['39.2', 'mixed-straight', '56s789456p77m (123m)', '4s', 'discard', 'SE'],
  ['40.1', 'reversible-tiles', '45p45645655s (345p)', '3p', 'discard', 'SE'],
  ['40.2', 'reversible-tiles', '456s88p888sPP (234p)', '8p', 'discard', 'SE'],
  ['40.3', 'reversible-tiles', '99sPPP88s (888p) (999p)', '9s', 'discard', 'SE'],
  ['41.1', 'mixed-triple-chow', '45p34545644m (345s)', '3p', 'discard', 'SE'],
  ['41.2', 'mixed-triple-chow', '78s678678p99s (678m)', '6s', 'discard', 'SE'],
  ['42.1', 'mixed-shifted-pungs', '44m333p22m (222p) (333s)', '4m', 'discard', 'SE'],
  ['42.2', 'mixed-shifted-pungs', '88s999789p99m (777m)', '8s', 'discard', 'SE'],
  ['43.1', 'chicken-hand', '444sCC34p (312p) (978m)', '5p', 'discard', 'SE'],
  ['48.1', 'two-concealed-kongs', '7988m [1111s] [EEEE] (SSS)', '8m', 'self', 'WN'],
  ['49.1', 'all-pungs', '88sPPPEE (888m) (888p)', '8s', 'discard', 'SE'],
  ['50.1', 'half-flush', '34345789mCC (123m)', '2m', 'discard', 'SE'],
  ['51.1', 'mixed-shifted-chows', '34m345p456s55m (123s)', '2m', 'discard', 'SE'],
  ['52.1', 'all-types', '56p789sFFFNN (123m)', '4p', 'discard', 'SE'],
  ['53.1', 'melded-hand', '6m (2222m) (456p) (678m) (888s)', '6m', 'discard', 'SE'],
  ['54.1', 'two-dragon-pungs', 'CC123789m88s (FFF)', 'C', 'discard', 'SE'],
  ['55.1', 'outside-hand', '78m78978999s (789p)', '9m', 'discard', 'SE'],
  ['55.2', 'outside-hand', '23789789mCC (123m)', '1m', 'discard', 'SE'],
  ['55.3', 'outside-hand', '23p999m789pEE (123m)', '1p', 'discard', 'SE'],
  ['56.1', 'fully-concealed-hand', '234m345678p4468s', '7s', 'self', 'SE'],
  ['57.1', 'two-melded-kongs', 'CCC1133m (4444p) (4444m)', '1m', 'discard', 'SE'],
  ['57.2', 'two-melded-kongs', '44s35p (2222p) [PPPP] (666s)', '4p', 'discard', 'SE'],
  ['62.1', 'concealed-hand', '34567m345678p66s', '2m', 'discard', 'SE'],
  ['63.1', 'all-chows', '45p456789s77p (234m)', '3p', 'discard', 'SE'],
  ['64.1', 'tile-hog', '78s789777m33p (789p)', '9s', 'discard', 'SE'],
  ['65.1', 'double-pung', '55s88844p (222m) (555m)', '5s', 'discard', 'SE'],
  ['66.1', 'two-concealed-pungs', '999s7895512m [9999p]', '3m', 'discard', 'SE'],
  ['68.1', 'all-simples', '45p456777s44p (234m)', '3p', 'discard', 'SE'],
  ['80.1', 'self-drawn', '456789s456p2s (1111p)', '2s', 'self', 'SE'],
  ['own', 'last-tile-draw', '23499m567p34s (678s)', '5s', 'last-draw', 'SE'],
  ['own', 'last-tile-claim', '23499m567p34s (678s)', '5s', 'last-discard', 'SE'],
  ['own', 'out-with-replacement-tile', '234m67p55s [3333p] (678s)', '5p', 'replacement', 'SE'],
  ['own', 'robbing-the-kong', '234m56p88s345s (678s)', '7p', 'robbed', 'SE'],
  ['own', 'last-tile', '12m456p789s55s (234p)', '3m', 'last-of-kind', 'SE'],
  ['own', 'dragon-pung', '23456799m45m (CCC)', '6m', 'discard', 'SE'],
  ['own', 'prevalent-wind', '23456799s45s (EEE)', '3s', 'discard', 'SE'],
  ['own', 'seat-wind', '23456799p45p (SSS)', '6p', 'discard', 'SE'],
  ['own', 'concealed-kong', '67899m34m [EEEE] (234m)', '5m', 'discard', 'SW'],
  ['own', 'pure-double-chow', '456s789m55s23p (123p)', '1p', 'discard', 'SE'],
  ['own', 'mixed-double-chow', '23p345s88s123p (123m)', '4p', 'discard', 'SE'],
  ['own', 'short-straight', '34p456s99s567m (234m)', '5p', 'discard', 'SE'],
  ['own', 'two-terminal-chows', '34p345s88s789m (123m)', '2p', 'discard', 'SE'],
  ['own', 'pung-of-terminals-or-honors', '345pNNN67p99p (111p)', '8p', 'discard', 'SE'],
  ['own', 'melded-kong', '234678m34m99m (EEEE)', '5m', 'discard', 'SW'],
  ['own', 'one-voided-suit', '456s789s55m67m (123s)', '8m', 'discard', 'SE'],
  ['own', 'no-honors', '456p78s55s123m (222p)', '9s', 'discard', 'SE'],
  ['own', 'edge-wait', '12m456p789s55s (234p)', '3m', 'discard', 'SE'],
  ['own', 'closed-wait', '13m456p789s55s (234p)', '2m', 'discard', 'SE'],
  ['own', 'single-wait', '123m456p789s5s (234p)', '5s', 'discard', 'SE'],
  ['own', 'flower-tiles', '56p123m789s55s (234p)', '4p', 'three-flowers', 'SE'],
];

/** An example of a fan: a hand that wins and scores it. */
export interface FanExample {
  readonly fan: FanId;
  /** The number in the book, as "39.1"; undefined for an example of ours. */
  readonly number: string | undefined;
  readonly claim: WinningClaim;
}

const WINDS = 'ESWN';

/** Reads an example. Throws a RangeError if the row cannot be read, which its test excludes. */
function exampleOf([number, fan, written, tile, how, winds]: Row): FanExample {
  const hand = parseHand(written);
  const winningTile = parseTile(tile);
  if (!hand.ok || winningTile === undefined) throw new RangeError(`unreadable example: ${fan} ${written}`);
  const claim: WinningClaim = {
    ...hand.value,
    winningTile,
    seatWind: WINDS.indexOf(winds[0]!) as Seat,
    prevalentWind: WINDS.indexOf(winds[1]!) as Seat,
    selfDrawn: how === 'self' || how === 'last-draw' || how === 'replacement',
    lastOfWall: how === 'last-draw' || how === 'last-discard',
    lastOfKind: how === 'last-of-kind',
    afterKong: how === 'replacement',
    robbingKong: how === 'robbed',
    flowers: how === 'three-flowers' ? 3 : 0,
  };
  return { fan, number: number === 'own' ? undefined : number, claim };
}

/** Returns the examples of a fan, those of the book in its order. Every fan has one. */
export const examplesOf = (fan: FanId): readonly FanExample[] => ROWS.filter(row => row[1] === fan).map(exampleOf);
