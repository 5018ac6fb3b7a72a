import type { GameRecord } from '@gorrion/protocol';
import { checkGame, MOST_CHARACTERS, type RecordFault } from '../record/readRecord.ts';
import { isBotzoneLog, isBotzoneText, readBotzoneLog, readBotzoneText } from './botzone.ts';
import { ForeignError, type ForeignGame, type ForeignSource } from './foreign.ts';
import { foreignRecord, type ImportNote } from './foreignRecord.ts';
import { isSalasasa, readSalasasa } from './salasasa.ts';
import { type Inflate, isTziakcha, readTziakcha } from './tziakcha.ts';

/** Why a record of another server was not imported. `hand` is the number of the hand in the file, from 1. */
export type ImportFault =
  | { readonly code: 'import-shape' | 'import-hidden'; readonly source: ForeignSource; readonly hand?: number }
  /** No hand of it can be played by our rules; `notes` say why. */
  | { readonly code: 'import-nothing'; readonly source: ForeignSource; readonly notes: readonly ImportNote[] };

export type ReadForeign =
  | {
      readonly ok: true;
      readonly source: ForeignSource;
      readonly record: GameRecord;
      readonly notes: readonly ImportNote[];
    }
  | { readonly ok: false; readonly fault: ImportFault | RecordFault };

type Reader = { readonly source: ForeignSource; readonly read: () => ForeignGame | Promise<ForeignGame> };

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns who reads a text; undefined if it is no record that we know. */
function readerOf(text: string, inflate: Inflate): Reader | undefined {
  if (isBotzoneText(text)) return { source: 'botzone', read: () => readBotzoneText(text) };
  const value = parsed(text);
  if (isSalasasa(value)) return { source: 'salasasa', read: () => readSalasasa(value) };
  if (isBotzoneLog(value)) return { source: 'botzone', read: () => readBotzoneLog(value) };
  if (isTziakcha(value)) return { source: 'tziakcha', read: () => readTziakcha(value, inflate) };
  return undefined;
}

/**
 * Reads a record of Botzone, tziakcha or Salasasa as a game of ours; undefined if the text is none of them. Stores
 * nothing. Every move is decided by our rules, and the result is checked like any file.
 */
export async function readForeign(text: string, inflate: Inflate): Promise<ReadForeign | undefined> {
  if (text.length > MOST_CHARACTERS) return { ok: false, fault: { code: 'too-large' } };
  const reader = readerOf(text, inflate);
  if (!reader) return undefined;
  const { source } = reader;
  try {
    const { record, notes } = foreignRecord(await reader.read());
    if (!record) return { ok: false, fault: { code: 'import-nothing', source, notes } };
    const fault = checkGame(record);
    return fault ? { ok: false, fault } : { ok: true, source, record, notes };
  } catch (error) {
    if (!(error instanceof ForeignError)) throw error;
    const { problem, hand } = error;
    return { ok: false, fault: { code: `import-${problem}`, source, ...(hand !== undefined && { hand }) } };
  }
}
