import type { TeacherAct } from '@gorrion/protocol';
import { client } from '../../client/index.ts';

/** Orders something at the table on the page; resolves with whether the table did it. */
export const teach = (act: TeacherAct): Promise<boolean> => client.send({ type: 'teach', act });
