interface Cell {
  readonly values: readonly number[];
  asked: number;
  yes: number;
}

/** Strength of the pull of each term towards 0, in events; it keeps the terms of rare categories small. */
const PRIOR = 1;

/** Fits log-odds as a constant and a term for each category of each feature; the first category of a feature has 0. */
export class LogisticFit {
  private readonly sizes: readonly number[];
  private readonly cells = new Map<string, Cell>();

  constructor(sizes: readonly number[]) {
    this.sizes = sizes;
  }

  add(values: readonly number[], isYes: boolean): void {
    const key = values.join();
    let cell = this.cells.get(key);
    if (!cell) {
      cell = { values, asked: 0, yes: 0 };
      this.cells.set(key, cell);
    }
    cell.asked++;
    if (isYes) cell.yes++;
  }

  /** Returns [[constant], terms of each feature ...], by Newton steps of one term at a time. */
  solve(rounds = 60): readonly (readonly number[])[] {
    const cells = [...this.cells.values()];
    const terms = this.sizes.map(size => new Float64Array(size));
    let constant = -4;
    const chance = ({ values }: Cell) => {
      const odds = values.reduce((sum, value, feature) => sum + terms[feature]![value]!, constant);
      return 1 / (1 + Math.exp(-odds));
    };
    const step = (members: readonly Cell[], term: number, prior: number): number => {
      let [gap, weight] = [-prior * term, prior];
      for (const cell of members) {
        const p = chance(cell);
        gap += cell.yes - cell.asked * p;
        weight += cell.asked * p * (1 - p);
      }
      return weight < 1e-9 ? 0 : Math.max(-1, Math.min(1, gap / weight));
    };
    for (let round = 0; round < rounds; round++) {
      constant += step(cells, 0, 0);
      terms.forEach((own, feature) => {
        for (let value = 1; value < own.length; value++) {
          const members = cells.filter(({ values }) => values[feature] === value);
          if (members.length > 0) own[value]! += step(members, own[value]!, PRIOR);
        }
      });
    }
    return [[constant], ...terms.map(own => [...own])];
  }
}
