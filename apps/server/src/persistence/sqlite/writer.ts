import { type MessagePort, receiveMessageOnPort, workerData } from 'node:worker_threads';
import { STREAM_EVERY, Streamer, type StreamOptions } from '../stream/streamer.ts';
import { commitGroup, jobRunner, type NumberedJob, truncateLog } from './jobs.ts';
import { openForWriting } from './schema.ts';

/*
 * The writer's thread. Jobs that arrive while a commit waits for the disk form the next group; a timer would only add
 * waiting. It uses a second port, because Node's watch mode uses the thread's own.
 */

interface Data {
  readonly file: string;
  readonly port: MessagePort;
  /** The number of the server's start; undefined for its first writer. */
  readonly start: number | undefined;
  readonly stream: StreamOptions | undefined;
}

const { file, port, start: known, stream } = workerData as Data;
const { db, start } = openForWriting(file, known);
const streamer = stream && new Streamer(db, file, stream, news => port.postMessage(news));
streamer?.look();
const looks = streamer && setInterval(() => streamer.look(), STREAM_EVERY);
const run = jobRunner(db, start);

/** The jobs of one turn of the server's event loop; `end` ends the writer. */
type Message = readonly NumberedJob[] | 'end';

/** Returns all messages that wait at the port, in order. */
function waiting(first: Message): Message[] {
  const messages = [first];
  for (let next = receiveMessageOnPort(port); next; next = receiveMessageOnPort(port)) messages.push(next.message);
  return messages;
}

async function end(): Promise<void> {
  clearInterval(looks);
  try {
    await streamer?.end();
  } finally {
    db.close();
    port.close();
  }
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
  if (messages.includes('end')) void end();
});
port.postMessage({ start });
