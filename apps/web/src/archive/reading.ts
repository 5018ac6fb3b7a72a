// biome-ignore lint/style/noRestrictedImports: only a page that reads a stranger's file loads the schemas
import { recordSchema } from '@gorrion/protocol/schemas';
import { type ReadRecord, readRecord } from '@gorrion/table';

/** Reads the text of a file as a record of a game, through the schemas that a stranger's data needs. */
export const readText = (text: string): ReadRecord =>
  readRecord(text, value => {
    const read = recordSchema.safeParse(value);
    return read.success ? read.data : { faultAt: read.error.issues[0]?.path ?? [] };
  });
