export { EVALUATOR, REVIEW_FORMAT } from '@gorrion/protocol';
