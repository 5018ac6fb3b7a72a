import type { HandTranscript, PersonId } from '@gorrion/protocol';
import { transcriptOf } from '@gorrion/table';
import type { Store } from '../persistence/store.ts';

/** Creates a reader of hands' records, which reads one after another, so that players' messages come between. */
export function createTranscripts(store: Pick<Store, 'read'>) {
  let last: Promise<unknown> = Promise.resolve();

  async function read(code: HandTranscript['table'], person: PersonId): Promise<HandTranscript | undefined> {
    await new Promise(setImmediate);
    const log = await store.read(code);
    return log.kind === 'whole' ? transcriptOf(code, log.entries, person) : undefined;
  }

  return (code: HandTranscript['table'], person: PersonId): Promise<HandTranscript | undefined> => {
    const next = last.then(() => read(code, person));
    last = next.catch(() => {});
    return next;
  };
}

export type Transcripts = ReturnType<typeof createTranscripts>;
