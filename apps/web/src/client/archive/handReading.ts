import { DISPUTE_FORMAT, type Dispute } from '@gorrion/protocol';
// biome-ignore lint/style/noRestrictedImports: only a page that reads a stranger's file loads the schemas
import { disputeSchema } from '@gorrion/protocol/schemas';
import { damagedAt, MOST_CHARACTERS, type RecordFault } from '@gorrion/table';

/** A won hand of a file, to count again; or what is wrong with it. */
export type ReadHand =
  | { readonly ok: true; readonly dispute: Dispute }
  | { readonly ok: false; readonly fault: RecordFault };

const FORMATS = 'gorrion-dispute/';

/** Returns what a text holds, if it names a format; undefined if it is no JSON object that does. */
function named(text: string): { readonly format: string } | undefined {
  try {
    const value: unknown = JSON.parse(text);
    const isNamed = typeof value === 'object' && value !== null && 'format' in value;
    return isNamed && typeof value.format === 'string' ? { ...value, format: value.format } : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the text of a file as a won hand; undefined if it says to be something else. */
export function readHandText(text: string): ReadHand | undefined {
  const value = text.length > MOST_CHARACTERS ? undefined : named(text);
  if (!value?.format.startsWith(FORMATS)) return undefined;
  if (value.format !== DISPUTE_FORMAT) return { ok: false, fault: { code: 'newer' } };
  const read = disputeSchema.safeParse(value);
  if (read.success) return { ok: true, dispute: read.data };
  return { ok: false, fault: damagedAt(read.error.issues[0]?.path ?? []) };
}
