import type { Entry, TableSummary } from '@gorrion/protocol';
import { assemble, type SoloRecord, type SoloStore, TakeoverError } from './store.ts';

/** Games in memory, which several stores may share: each for one page. It holds copies, as a disk does. */
export class GamesInMemory {
  readonly #records = new Map<string, SoloRecord>();
  readonly #logs = new Map<string, Entry[]>();
  #owner: string | undefined;
  #name: string | undefined;

  storeOf(id: string): SoloStore {
    const own = () => {
      if (this.#owner !== id) throw new TakeoverError();
    };
    return {
      takeOver: async () => {
        const isKept = this.#owner === id;
        this.#owner = id;
        return isKept;
      },
      append: async (code, entries) => {
        own();
        const log = this.#logs.get(code) ?? [];
        if (entries.some(({ seq }) => log.some(known => known.seq === seq))) throw new Error('this entry is taken');
        this.#logs.set(code, [...log, ...structuredClone(entries)]);
      },
      register: async record => {
        own();
        const records = [...this.#records.values()];
        if (records.some(({ code, request }) => code === record.code || request === record.request))
          throw new Error('this code or this request is taken');
        this.#records.set(record.code, record);
      },
      tables: async () => [...this.#records.values()].toSorted((a, b) => a.openedAt - b.openedAt),
      load: async code => assemble(structuredClone(this.#logs.get(code) ?? [])),
      note: async (code: string, line: TableSummary) => {
        own();
        const known = this.#records.get(code);
        if (known) this.#records.set(code, { ...known, line });
      },
      forget: async code => {
        own();
        this.#records.delete(code);
        this.#logs.delete(code);
      },
      name: async () => this.#name,
      rename: async name => {
        this.#name = name;
      },
      close: async () => {},
    };
  }
}
