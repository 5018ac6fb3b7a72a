import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { commitGroup, jobRunner, type NumberedJob, truncateLog } from './jobs.ts';
import { openForWriting } from './schema.ts';

/*
 * The writer's thread. Natural grouping: whatever arrived while the last commit waited for the disk is the next
 * group. A timer would only add waiting. It speaks on a port of its own: Node's watch mode uses the thread's.
 */

const { file, port } = workerData as { readonly file: string; readonly port: MessagePort };
const db = openForWriting(file);
const run = jobRunner(db);

/** What one turn of the server's loop had to write; `end` asks the writer to end. */
type Message = readonly NumberedJob[] | 'end';

/** All that waits at the port, in order. */
function waiting(first: Message): Message[] {
  const messages = [first];
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) messages.push(next.message);
  return messages;
}

port.on('message', (first: Message) => {
  const messages = waiting(first);
  const jobs = messages.flatMap(message => (message === 'end' ? [] : message));
  if (jobs.length > 0) {
    const started = performance.now();
    const done = commitGroup(
      db,
      run,
      jobs.filter(({ job }) => job.kind !== 'truncate'),
    );
    for (const { id, job } of jobs) if (job.kind === 'truncate') done.push(truncateLog(db, id));
    port.postMessage({ done, seconds: (performance.now() - started) / 1000 });
  }
  if (messages.includes('end')) {
    db.close();
    port.close();
  }
});
port.postMessage('ready');
