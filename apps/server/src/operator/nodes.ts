import type { NodeFigures, OperatorNode } from '@gorrion/protocol';
import type { NodeId, NodeRecord } from '../persistence/ownership.ts';

/** Ms after which a node that has told nothing is silent. Nodes tell every five seconds. */
const SILENT = 16_000;
/** Ms for which a node that is gone is shown. */
const SHOWN = 3600_000;
/** Ms for which one is shown that was drained before it went. */
const SHOWN_DRAINED = 300_000;

/** Returns the figures of the nodes that are there, and their sum by what is read of each. */
export function figuresThere(nodes: readonly OperatorNode[]) {
  const there = nodes.flatMap(({ isThere, figures }) => (isThere && figures ? [figures] : []));
  const sum = (read: (figures: NodeFigures) => number) => there.reduce((total, one) => total + read(one), 0);
  return { there, sum };
}

interface Told {
  readonly figures: NodeFigures;
  readonly at: number;
  address: string | null;
}

/** What nodes tell of themselves, and those of them that are gone. */
export class NodeBook {
  readonly #now: () => number;
  readonly #told = new Map<NodeId, Told>();

  /** `now`: ms of a clock that never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** Hears the figures of a node, this one too. */
  hear(node: NodeId, figures: NodeFigures): void {
    this.#told.set(node, { figures, at: this.#now(), address: this.#told.get(node)?.address ?? null });
  }

  /** Returns the newest figures of a node. */
  figuresOf(node: NodeId): NodeFigures | undefined {
    return this.#told.get(node)?.figures;
  }

  /** Returns all nodes: those that the database knows, and those that have gone. `known`: the living ones. */
  all(known: readonly NodeRecord[]): readonly OperatorNode[] {
    for (const { id, address } of known) {
      const told = this.#told.get(id);
      if (told) told.address = address;
    }
    const ids = new Set(known.map(({ id }) => id));
    const addresses = new Set(known.flatMap(({ address }) => address ?? []));
    for (const [id, { at, figures, address }] of this.#told) {
      if (ids.has(id)) continue;
      // A node that starts again is another one at the same address.
      const isFollowed = address !== null && addresses.has(address);
      const shown = figures.isDraining ? SHOWN_DRAINED : SHOWN;
      if (isFollowed || this.#now() - at > shown) this.#told.delete(id);
    }
    const gone = [...this.#told].filter(([id]) => !ids.has(id));
    return [
      ...known.map(({ id, address }): OperatorNode => {
        const told = this.#told.get(id);
        const isSilent = told !== undefined && this.#now() - told.at > SILENT;
        return { id, address, isThere: !isSilent, figures: told?.figures ?? null };
      }),
      ...gone.map(([id, { address, figures }]): OperatorNode => ({ id, address, isThere: false, figures })),
    ];
  }
}
