import { totalmem } from 'node:os';
import type { NodeFigures } from '@gorrion/protocol';
import manifest from '../../package.json' with { type: 'json' };
import type { Readings } from '../monitoring/reading.ts';

const rounded = (value: number, digits = 0): number => Math.round(value * 10 ** digits) / 10 ** digits;

/** What the figures need beside the metrics. */
interface Standing {
  readonly startedAt: number;
  readonly isHome: boolean;
  readonly isDraining: boolean;
  readonly hasDisk: boolean;
}

/** Returns the figures of this node; undefined before the first reading of the metrics. */
export function figuresOf(readings: Readings, { hasDisk, ...standing }: Standing): NodeFigures | undefined {
  const { newest } = readings;
  if (!newest) return undefined;
  const usedBytes = newest.value('gorrion_disk_bytes') - newest.value('gorrion_disk_spare_bytes');
  const freeBytes = newest.value('gorrion_disk_free_bytes');
  const budget = newest.value('gorrion_disk_budget_bytes');
  const { answerMs } = readings;
  return {
    ...standing,
    version: manifest.version,
    tables: newest.value('gorrion_tables'),
    frozen: newest.value('gorrion_tables_frozen'),
    faulty: newest.value('gorrion_tables_faulty'),
    damagedLedgers: newest.value('gorrion_ledgers_damaged'),
    people: newest.value('gorrion_people'),
    pages: newest.value('gorrion_sockets'),
    answerMs: answerMs === null ? null : rounded(answerMs, 1),
    loopMs: rounded(readings.loopMs, 1),
    processor: rounded(readings.processor, 2),
    memoryBytes: newest.value('gorrion_process_resident_memory_bytes'),
    memoryOfBytes: Math.min(process.constrainedMemory() || Number.POSITIVE_INFINITY, totalmem()),
    disk: hasDisk ? { usedBytes, freeBytes, ofBytes: budget || usedBytes + freeBytes } : null,
    botQuestions: newest.value('gorrion_bot_questions'),
    botThreads: newest.value('gorrion_bot_threads'),
    leaseSeconds: rounded(newest.value('gorrion_node_lease_age_seconds')),
    isBusUp: newest.value('gorrion_bus_up') === 1,
    limitHits: newest.by('gorrion_limit_hits_total', 'limit'),
  };
}
