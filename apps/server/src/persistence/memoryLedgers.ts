import type { LedgerIndex, LedgerStore, StoredFact } from './ledgers.ts';

interface Kept extends LedgerIndex {
  readonly kind: string;
  /** Encoded as the disk has them. */
  readonly facts: readonly string[];
}

/** Keeps ledgers in memory, as the disk does. */
export function memoryLedgers(): LedgerStore {
  const ledgers = new Map<string, Kept>();
  const idsOf = (matches: (kept: Kept) => boolean): string[] =>
    [...ledgers].filter(([, kept]) => matches(kept)).map(([id]) => id);
  return {
    async addFacts({ id, kind }, facts, index) {
      const known = ledgers.get(id)?.facts ?? [];
      if (facts[0] && facts[0].seq !== known.length + 1) throw new Error('these facts do not follow the ledger');
      ledgers.set(id, { kind, facts: [...known, ...facts.map(fact => JSON.stringify(fact))], ...index });
    },
    async rewriteFacts({ id }, changed, added, index) {
      const kept = ledgers.get(id);
      if (!kept) throw new Error('there is no such ledger');
      const facts = [...kept.facts];
      for (const fact of [...changed, ...added]) facts[fact.seq - 1] = JSON.stringify(fact);
      ledgers.set(id, { ...kept, facts, ...index });
    },
    async readLedger(id) {
      const kept = ledgers.get(id);
      return kept && { id, kind: kept.kind, facts: kept.facts.map(text => JSON.parse(text) as StoredFact) };
    },
    async ledgerOpenedBy(person, request) {
      const opened = [...ledgers].find(([, { facts }]) => {
        const first = JSON.parse(facts[0] ?? '{}') as Partial<StoredFact>;
        return first.by === person && first.command === request;
      });
      return opened?.[0];
    },
    ledgersOf: async (person, kind) => idsOf(kept => kept.kind === kind && kept.people.includes(person)).toReversed(),
    ledgersWith: async person =>
      idsOf(({ people, facts }) => people.includes(person) || facts.some(text => text.includes(person))),
    async publicLedgers(kind, most, before) {
      const ids = idsOf(kept => kept.kind === kind && kept.isPublic).toReversed();
      const all = [...ledgers.keys()];
      const end = before === undefined ? all.length : all.indexOf(before);
      return ids.filter(id => all.indexOf(id) < end).slice(0, most);
    },
    allLedgers: async kind => idsOf(kept => kept.kind === kind),
    async dropLedger(id) {
      ledgers.delete(id);
    },
  };
}
