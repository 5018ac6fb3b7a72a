export { disputedFans, loadAtlas, loadAtlasTexts } from './load.ts';
export {
  type Atlas,
  type AtlasTexts,
  type CaseKind,
  type Citation,
  type KindText,
  type RulingCase,
  THEMES,
  type Theme,
  type Verdict,
} from './types.ts';
export { claimOfCase, fansOfCase, isDisputed, stateOfCase, verdictsOf } from './verdicts.ts';
