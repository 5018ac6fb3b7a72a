import { windTile } from '../../tiles/seat.ts';
import { isDragon, isWind, rankOf } from '../../tiles/tile.ts';
import type { ConcealmentFacts, Form, HandFacts } from './facts.ts';
import type { FanRow } from './row.ts';
import { areDragons, areWinds, isApart, isTerminal } from './sets.ts';

/** Returns a mask of ranks: bit 0 for rank 1. */
const span = (from: number, to: number): number => (1 << to) - (1 << (from - 1));
const TERMINALS = 0b100000001;
const EVEN = 0b010101010;
/** Whether there are ranks and all of them are allowed. */
const within = (ranks: number, allowed: number): boolean => ranks !== 0 && (ranks & ~allowed) === 0;
const hasHonours = (hand: HandFacts): boolean => hand.hasWinds || hand.hasDragons;
/** Returns the number of concealed pungs, with concealed kongs (article 55). */
const concealedPungs = (c: ConcealmentFacts): number => c.concealedPungs + c.concealedKongs;
const isHonoursAndKnitted = (form: Form): boolean =>
  form === 'lesser-knitted' || form === 'lesser-knitted-straight' || form === 'greater-knitted';

/**
 * The 81 fans in the book's order, and the variant printed inside fan 57. Points and suppressions are those of the
 * WMO rules of 2006; `rulebook.ts` changes them by ruleset. Definitions in words: `definitions.ts`.
 */
// biome-ignore format: one fan a line, to be read beside the book.
export const FAN_ROWS: readonly FanRow[] = [
  { id: 'big-four-winds', points: 88, of: 'pungs', sets: 4, when: areWinds, suppresses: ['big-three-winds', 'all-pungs', 'prevalent-wind', 'seat-wind', 'pung-of-terminals-or-honors'] },
  { id: 'big-three-dragons', points: 88, of: 'pungs', sets: 3, when: areDragons, suppresses: ['two-dragon-pungs', 'dragon-pung'] },
  { id: 'all-green', points: 88, of: 'hand', when: h => h.isGreen },
  { id: 'nine-gates', points: 88, of: 'hand', when: h => h.isNineGates, suppresses: ['full-flush', 'concealed-hand', 'pung-of-terminals-or-honors', 'no-honors'] },
  { id: 'four-kongs', points: 88, of: 'concealment', when: c => c.meldedKongs + c.concealedKongs === 4, suppresses: ['three-kongs', 'two-concealed-kongs', 'all-pungs', 'two-melded-kongs', 'concealed-kong', 'melded-kong', 'single-wait'] },
  { id: 'seven-shifted-pairs', points: 88, of: 'reading', when: r => r.form === 'seven-shifted-pairs', suppresses: ['seven-pairs', 'full-flush', 'concealed-hand', 'no-honors', 'single-wait'] },
  { id: 'thirteen-orphans', points: 88, of: 'reading', when: r => r.form === 'thirteen-orphans', suppresses: ['all-terminals-and-honors', 'all-types', 'outside-hand', 'concealed-hand', 'single-wait'] },
  { id: 'all-terminals', points: 64, of: 'ranks', when: r => within(r.ranks, TERMINALS) && !r.hasHonours && r.shape !== 'other', suppresses: ['all-terminals-and-honors', 'all-pungs', 'outside-hand', 'pung-of-terminals-or-honors', 'no-honors'] },
  { id: 'little-four-winds', points: 64, of: 'pungs', sets: 3, when: (p, pair) => areWinds(p) && isWind(pair), suppresses: ['big-three-winds', 'pung-of-terminals-or-honors'] },
  { id: 'little-three-dragons', points: 64, of: 'pungs', sets: 2, when: (p, pair) => areDragons(p) && isDragon(pair), suppresses: ['two-dragon-pungs', 'dragon-pung'] },
  { id: 'all-honors', points: 64, of: 'ranks', when: r => r.ranks === 0 && r.shape !== 'other', suppresses: ['all-terminals-and-honors', 'all-pungs', 'outside-hand', 'pung-of-terminals-or-honors'] },
  { id: 'four-concealed-pungs', points: 64, of: 'concealment', when: c => concealedPungs(c) === 4, suppresses: ['three-concealed-pungs', 'all-pungs', 'concealed-hand', 'two-concealed-pungs'] },
  { id: 'pure-terminal-chows', points: 64, of: 'chows', sets: 4, when: (p, pair) => p.suits === 1 && p.areTwoPairsOfEnds && rankOf(pair) === 5 && !isApart(p, pair), suppresses: ['seven-pairs', 'full-flush', 'all-chows', 'pure-double-chow', 'two-terminal-chows', 'no-honors'] },
  { id: 'quadruple-chow', points: 48, of: 'chows', sets: 4, when: p => p.suits === 1 && p.step === 0, suppresses: ['pure-triple-chow', 'pure-shifted-pungs', 'tile-hog', 'pure-double-chow'] },
  { id: 'four-pure-shifted-pungs', points: 48, of: 'pungs', sets: 4, when: p => p.suits === 1 && p.step === 1, suppresses: ['pure-triple-chow', 'pure-shifted-pungs', 'all-pungs'] },
  { id: 'four-pure-shifted-chows', points: 32, of: 'chows', sets: 4, when: p => p.suits === 1 && (p.step === 1 || p.step === 2), suppresses: ['pure-shifted-chows', 'short-straight', 'two-terminal-chows'] },
  { id: 'three-kongs', points: 32, of: 'concealment', when: c => c.meldedKongs + c.concealedKongs >= 3, suppresses: ['two-concealed-kongs', 'two-melded-kongs', 'concealed-kong', 'melded-kong'] },
  { id: 'all-terminals-and-honors', points: 32, of: 'ranks', when: r => within(r.ranks, TERMINALS) && r.hasHonours && r.shape !== 'other', suppresses: ['all-pungs', 'outside-hand', 'pung-of-terminals-or-honors'] },
  { id: 'seven-pairs', points: 24, of: 'reading', when: r => r.form === 'seven-pairs' || r.form === 'seven-shifted-pairs', suppresses: ['concealed-hand', 'single-wait'] },
  { id: 'greater-honors-and-knitted-tiles', points: 24, of: 'reading', when: r => r.form === 'greater-knitted', suppresses: ['lesser-honors-and-knitted-tiles', 'all-types', 'concealed-hand', 'single-wait'] },
  { id: 'all-even-pungs', points: 24, of: 'ranks', when: r => within(r.ranks, EVEN) && !r.hasHonours && r.shape === 'pungs', suppresses: ['all-pungs', 'all-simples', 'no-honors'] },
  { id: 'full-flush', points: 24, of: 'hand', when: h => h.suits === 1 && !hasHonours(h), suppresses: ['no-honors'] },
  { id: 'pure-triple-chow', points: 24, of: 'chows', sets: 3, when: p => p.suits === 1 && p.step === 0, suppresses: ['pure-shifted-pungs', 'pure-double-chow'] },
  { id: 'pure-shifted-pungs', points: 24, of: 'pungs', sets: 3, when: p => p.suits === 1 && p.step === 1, suppresses: ['pure-triple-chow'] },
  { id: 'upper-tiles', points: 24, of: 'ranks', when: r => within(r.ranks, span(7, 9)) && !r.hasHonours, suppresses: ['upper-four', 'no-honors'] },
  { id: 'middle-tiles', points: 24, of: 'ranks', when: r => within(r.ranks, span(4, 6)) && !r.hasHonours, suppresses: ['all-simples', 'no-honors'] },
  { id: 'lower-tiles', points: 24, of: 'ranks', when: r => within(r.ranks, span(1, 3)) && !r.hasHonours, suppresses: ['lower-four', 'no-honors'] },
  { id: 'pure-straight', points: 16, of: 'chows', sets: 3, when: p => p.suits === 1 && p.step === 3, suppressesSameSets: ['short-straight', 'two-terminal-chows'] },
  { id: 'three-suited-terminal-chows', points: 16, of: 'chows', sets: 4, when: (p, pair) => p.suits === 2 && p.areTwoPairsOfEnds && rankOf(pair) === 5 && isApart(p, pair), suppresses: ['all-chows', 'mixed-double-chow', 'two-terminal-chows', 'no-honors'] },
  { id: 'pure-shifted-chows', points: 16, of: 'chows', sets: 3, when: p => p.suits === 1 && (p.step === 1 || p.step === 2) },
  { id: 'all-fives', points: 16, of: 'reading', when: r => r.hasFiveInAll, suppresses: ['all-simples', 'no-honors'] },
  { id: 'triple-pung', points: 16, of: 'pungs', sets: 3, when: p => p.suits === 3 && p.step === 0, suppressesSameSets: ['double-pung'] },
  { id: 'three-concealed-pungs', points: 16, of: 'concealment', when: c => concealedPungs(c) >= 3, suppresses: ['two-concealed-pungs'] },
  { id: 'lesser-honors-and-knitted-tiles', points: 12, of: 'reading', when: r => isHonoursAndKnitted(r.form), suppresses: ['all-types', 'concealed-hand'] },
  { id: 'knitted-straight', points: 12, of: 'reading', when: r => r.form === 'knitted-straight' || r.form === 'lesser-knitted-straight' },
  { id: 'upper-four', points: 12, of: 'ranks', when: r => within(r.ranks, span(6, 9)) && !r.hasHonours, suppresses: ['no-honors'] },
  { id: 'lower-four', points: 12, of: 'ranks', when: r => within(r.ranks, span(1, 4)) && !r.hasHonours, suppresses: ['no-honors'] },
  { id: 'big-three-winds', points: 12, of: 'pungs', sets: 3, when: areWinds, suppressesSameSets: ['pung-of-terminals-or-honors'] },
  { id: 'mixed-straight', points: 8, of: 'chows', sets: 3, when: p => p.suits === 3 && p.step === 3 },
  { id: 'reversible-tiles', points: 8, of: 'hand', when: h => h.isReversible, suppresses: ['one-voided-suit'] },
  { id: 'mixed-triple-chow', points: 8, of: 'chows', sets: 3, when: p => p.suits === 3 && p.step === 0, suppressesSameSets: ['mixed-double-chow'] },
  { id: 'mixed-shifted-pungs', points: 8, of: 'pungs', sets: 3, when: p => p.suits === 3 && p.step === 1 },
  { id: 'chicken-hand', points: 8, of: 'total' },
  { id: 'last-tile-draw', points: 8, of: 'hand', when: h => h.lastOfWall && h.selfDrawn, suppresses: ['self-drawn'] },
  { id: 'last-tile-claim', points: 8, of: 'hand', when: h => h.lastOfWall && !h.selfDrawn },
  { id: 'out-with-replacement-tile', points: 8, of: 'hand', when: h => h.afterKong && h.selfDrawn, suppresses: ['self-drawn'] },
  { id: 'robbing-the-kong', points: 8, of: 'hand', when: h => h.robbingKong, suppresses: ['last-tile'] },
  { id: 'two-concealed-kongs', points: 8, of: 'concealment', when: c => c.concealedKongs === 2 && c.meldedKongs === 0, suppresses: ['concealed-kong', 'two-concealed-pungs'] },
  { id: 'all-pungs', points: 6, of: 'ranks', when: r => r.shape === 'pungs' },
  { id: 'half-flush', points: 6, of: 'hand', when: h => h.suits === 1 && hasHonours(h) },
  { id: 'mixed-shifted-chows', points: 6, of: 'chows', sets: 3, when: p => p.suits === 3 && p.step === 1 },
  { id: 'all-types', points: 6, of: 'hand', when: h => h.suits === 3 && h.hasWinds && h.hasDragons },
  { id: 'melded-hand', points: 6, of: 'concealment', when: c => c.claims === 4 && !c.selfDrawn, suppresses: ['single-wait'] },
  { id: 'two-dragon-pungs', points: 6, of: 'pungs', sets: 2, when: areDragons, suppresses: ['dragon-pung'] },
  { id: 'outside-hand', points: 4, of: 'reading', when: r => r.hasEndInAll },
  { id: 'fully-concealed-hand', points: 4, of: 'concealment', when: c => c.claims === 0 && c.selfDrawn && !c.isClosedByFan, suppresses: ['self-drawn'] },
  { id: 'two-melded-kongs', points: 4, of: 'concealment', when: c => c.meldedKongs === 2 && c.concealedKongs === 0, suppresses: ['melded-kong'] },
  { id: 'last-tile', points: 4, of: 'hand', when: h => h.lastOfKind },
  { id: 'dragon-pung', points: 2, of: 'pung', when: p => isDragon(p) },
  { id: 'prevalent-wind', points: 2, of: 'pung', when: (p, winds) => p === windTile(winds.prevalent), suppressesSameSets: ['pung-of-terminals-or-honors'] },
  { id: 'seat-wind', points: 2, of: 'pung', when: (p, winds) => p === windTile(winds.seat), suppressesSameSets: ['pung-of-terminals-or-honors'] },
  { id: 'concealed-hand', points: 2, of: 'concealment', when: c => c.claims === 0 && !c.selfDrawn },
  { id: 'all-chows', points: 2, of: 'chowHand', when: c => c.chows === (c.isKnitted ? 1 : 4) && c.isPairSuited, suppresses: ['no-honors'] },
  { id: 'tile-hog', points: 2, of: 'reading', when: r => r.hogs },
  { id: 'double-pung', points: 2, of: 'pungs', sets: 2, when: p => p.suits === 2 && p.step === 0 },
  { id: 'two-concealed-pungs', points: 2, of: 'concealment', when: c => concealedPungs(c) >= 2 },
  { id: 'concealed-kong', points: 2, of: 'concealment', when: c => c.concealedKongs > 0 },
  { id: 'all-simples', points: 2, of: 'ranks', when: r => within(r.ranks, span(2, 8)) && !r.hasHonours, suppresses: ['no-honors'] },
  { id: 'pure-double-chow', points: 1, of: 'chows', sets: 2, when: p => p.suits === 1 && p.step === 0 },
  { id: 'mixed-double-chow', points: 1, of: 'chows', sets: 2, when: p => p.suits === 2 && p.step === 0 },
  { id: 'short-straight', points: 1, of: 'chows', sets: 2, when: p => p.suits === 1 && p.step === 3 },
  { id: 'two-terminal-chows', points: 1, of: 'chows', sets: 2, when: p => p.suits === 1 && p.step === 6 },
  { id: 'pung-of-terminals-or-honors', points: 1, of: 'pung', when: p => isWind(p) || isTerminal(p) },
  { id: 'melded-kong', points: 1, of: 'concealment', when: c => c.meldedKongs > 0 },
  { id: 'one-voided-suit', points: 1, of: 'hand', when: h => h.suits === 2 },
  { id: 'no-honors', points: 1, of: 'hand', when: h => !hasHonours(h) },
  { id: 'edge-wait', points: 1, of: 'reading', when: r => r.wait === 'edge', suppresses: ['closed-wait', 'single-wait'] },
  { id: 'closed-wait', points: 1, of: 'reading', when: r => r.wait === 'closed', suppresses: ['edge-wait', 'single-wait'] },
  { id: 'single-wait', points: 1, of: 'reading', when: r => r.wait === 'single', suppresses: ['edge-wait', 'closed-wait'] },
  { id: 'self-drawn', points: 1, of: 'hand', when: h => h.selfDrawn },
  { id: 'flower-tiles', points: 1, of: 'total' },
  { id: 'melded-and-concealed-kong', points: 6, of: 'concealment', when: c => c.meldedKongs === 1 && c.concealedKongs === 1, suppresses: ['melded-kong', 'concealed-kong'] },
];
