import { isContradictory, RECORD_FORMAT, type TableSettings } from '@gorrion/protocol';
import { recordSchema, settingsSchema } from '@gorrion/protocol/schemas';

// Settings that a server takes: the schema knows their shape, `isContradictory` which of them exclude each other.
const settings: TableSettings = settingsSchema.parse({
  ruleset: 'wmo2006',
  hands: 4,
  clock: 'relaxed',
  absence: 'bot',
  visibility: 'link',
});
export const isAccepted = !isContradictory(settings);

// A saved game: this one is far from complete.
const saved: unknown = { format: RECORD_FORMAT };
const read = recordSchema.safeParse(saved);
export const missing = read.success ? [] : read.error.issues.map(({ path }) => path.join('.'));
