export { isLessonId, LESSONS, type LessonEntry, type LessonId } from './catalogue.ts';
export { selectionText, tilesIn } from './notation.ts';
export {
  type Answered,
  answer,
  askedNow,
  beginPlay,
  isPlayed,
  OTHER,
  offeredNow,
  type PreparedPlay,
  sceneHand,
} from './play.ts';
export { type ShownRow, scoreOfRow, shownRow } from './rows.ts';
export { lessonScript } from './scripts/index.ts';
export { WORDS } from './scripts/words.ts';
export { type Piece, piecesOf } from './sentence.ts';
export type {
  ChooseStep,
  FreeStep,
  LessonScript,
  LessonStep,
  LessonTexts,
  PickStep,
  PlayStep,
  Scene,
  StepText,
  TileRow,
} from './steps.ts';
export { loadLessonTexts } from './texts/load.ts';
