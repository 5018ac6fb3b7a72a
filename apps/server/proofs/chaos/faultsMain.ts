import { clockSet, damagedPages, fullDisk, indexReadOnly, readOnlyDisk, stoppedFor, turnedReadOnly } from './faults.ts';

/* `npm run chaos:faults`: causes each fault once and prints the findings as JSON. Needs root to mount its own disks. */

const faults: Readonly<Record<string, () => Promise<unknown>>> = {
  fullDisk,
  readOnlyDisk,
  turnedReadOnly,
  indexReadOnly,
  damagedPages,
  clockBackAnHour: () => clockSet(-3_600_000),
  clockAheadADay: () => clockSet(86_400_000),
  stopped: () => stoppedFor(30),
};

const wanted = process.argv.slice(2);
for (const [name, fault] of Object.entries(faults))
  if (wanted.length === 0 || wanted.includes(name)) console.log(JSON.stringify({ [name]: await fault() }));
process.exit(0);
