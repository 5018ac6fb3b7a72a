import { bookFan, type ScoredFan } from '@gorrion/rules';
import { paths } from '../../shell/links/learnPaths.ts';

/** Returns the address of a fan's page. */
export const fanLink = (id: ScoredFan): string => paths.fan(bookFan(id));
