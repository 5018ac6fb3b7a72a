import type { HandTranscript, PersonId } from '@gorrion/protocol';
import { transcriptOf } from '@gorrion/table';
import type { Store } from '../persistence/store.ts';

/** The table, who asks, and the number of entries that they may read, if not all. */
type Asked = [code: HandTranscript['table'], person: PersonId, until?: number];

/** Creates a reader of hands' records, which reads one after another, so that players' messages come between. */
export function createTranscripts(store: Pick<Store, 'read'>) {
  let last: Promise<unknown> = Promise.resolve();

  async function read(...[code, person, until]: Asked): Promise<HandTranscript | undefined> {
    await new Promise(setImmediate);
    const log = await store.read(code);
    return log.kind === 'whole' ? transcriptOf(code, log.entries.slice(0, until), person) : undefined;
  }

  return (...asked: Asked): Promise<HandTranscript | undefined> => {
    const next = last.then(() => read(...asked));
    last = next.catch(() => {});
    return next;
  };
}

export type Transcripts = ReturnType<typeof createTranscripts>;
