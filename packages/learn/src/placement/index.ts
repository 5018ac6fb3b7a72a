export {
  knownLessons,
  knownTopics,
  LESSONS_OF,
  type PlacementAnswer,
  type PlacementQuestion,
  type PlacementTexts,
  QUESTIONS,
  type QuestionText,
  type ShownHand,
  TOPICS,
  type Topic,
} from './questions.ts';
export { placementTexts } from './words.ts';
