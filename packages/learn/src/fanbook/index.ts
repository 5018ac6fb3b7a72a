export { examplesOf, type FanExample } from './examples.ts';
export { type Excluded, type ExclusionReason, excludedBy, excluding } from './exclusions.ts';
export { FAMILIES, type Family, fanFamilyOf } from './families.ts';
export { type Companion, companionsOf, type FanFrequencies, loadFrequencies, shareOfWins } from './frequencies.ts';
export { fansBeside, type LitHand, type LitPart, type LitTile, litHand } from './lit.ts';
