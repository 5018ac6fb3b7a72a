import { bookFan, type ScoredFan } from '@gorrion/rules';
import { paths } from '../page/learnPaths.ts';

/** Returns the address of a fan's page. */
export const fanLink = (id: ScoredFan): string => paths.fan(bookFan(id));
