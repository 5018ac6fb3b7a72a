import type { TableCode } from '@gorrion/protocol';
import { StaleOwner } from '@gorrion/table';
import { type Claim, LEASE, type NodeId, type NodeRecord, type TableDirectory } from './ownership.ts';
import type { TableRecord } from './tableRecord.ts';

interface Head {
  epoch: number;
  node: NodeId | undefined;
}

/** What the directory needs to know of the tables. */
interface Tables {
  has(code: TableCode): boolean;
  liveTables(): readonly TableRecord[];
}

/** Who may write which table, for all nodes that share a memory. */
export class MemoryDirectory {
  readonly #tables: Tables;
  readonly #now: () => number;
  readonly #heads = new Map<TableCode, Head>();
  readonly #leases = new Map<NodeId, { readonly record: NodeRecord; readonly until: number }>();
  readonly #duties = new Map<string, NodeId>();

  readonly #isShared: boolean;

  /** `now`: the clock of the leases (ms). */
  constructor(tables: Tables, now: () => number, isShared: boolean) {
    this.#isShared = isShared;
    this.#tables = tables;
    this.#now = now;
  }

  /** Gives a new table to a node; returns its epoch. */
  add(code: TableCode, node: NodeRecord): number {
    this.#renew(node);
    this.#heads.set(code, { epoch: 1, node: node.id });
    return 1;
  }

  /** Throws `StaleOwner` unless an epoch is that of the table's last claim. */
  assertOwner(code: TableCode, epoch: number): void {
    const current = this.#tables.has(code) ? this.#heads.get(code)?.epoch : undefined;
    if (current !== epoch) throw new StaleOwner(`epoch ${epoch} of this table is over: it is ${current} now`);
  }

  /** Returns the directory as one node uses it. */
  of(node: NodeRecord): Omit<TableDirectory, 'register'> {
    return {
      isShared: this.#isShared,
      openedBy: async (host, request) =>
        this.#tables.liveTables().find(table => table.host === host && table.request === request)?.code,
      dutyOf: async name => this.#alive(this.#duties.get(name)),
      claim: async code => this.#claim(code, node),
      release: async (code, epoch) => {
        const head = this.#heads.get(code);
        if (head?.epoch === epoch) head.node = undefined;
      },
      ownerOf: async code => this.#alive(this.#heads.get(code)?.node),
      nodes: async () => [...this.#leases.keys()].flatMap(id => this.#alive(id) ?? []),
      renew: async () => this.#renew(node),
      leave: async () => {
        this.#leases.delete(node.id);
        for (const head of this.#heads.values()) if (head.node === node.id) head.node = undefined;
      },
      bury: async id => void this.#leases.delete(id),
      orphans: async limit =>
        this.#tables
          .liveTables()
          .filter(({ code }) => !this.#alive(this.#heads.get(code)?.node))
          .slice(0, limit),
      duty: async name => {
        const holder = this.#alive(this.#duties.get(name));
        if (holder && holder.id !== node.id) return false;
        this.#renew(node);
        this.#duties.set(name, node.id);
        return true;
      },
    };
  }

  #alive(id: NodeId | undefined): NodeRecord | undefined {
    const lease = id === undefined ? undefined : this.#leases.get(id);
    return lease && lease.until > this.#now() ? lease.record : undefined;
  }

  #renew(record: NodeRecord): void {
    this.#leases.set(record.id, { record, until: this.#now() + LEASE });
  }

  #claim(code: TableCode, node: NodeRecord): Claim {
    const head = this.#heads.get(code);
    const record = this.#tables.liveTables().find(table => table.code === code);
    if (!head || !record) return { kind: 'unknown' };
    const owner = this.#alive(head.node);
    if (owner && owner.id !== node.id) return { kind: 'elsewhere', node: owner };
    this.#renew(node);
    if (head.node !== node.id) head.epoch += 1;
    head.node = node.id;
    return { kind: 'owned', epoch: head.epoch, record };
  }
}
