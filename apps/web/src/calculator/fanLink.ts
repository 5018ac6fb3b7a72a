import type { ScoredFan } from '@gorrion/rules';
import { paths } from '../page/learnPaths.ts';

/** Returns the address of a fan's page. A melded and a concealed kong are a variant of fan 57. */
export const fanLink = (id: ScoredFan): string =>
  paths.fan(id === 'melded-and-concealed-kong' ? 'two-melded-kongs' : id);
