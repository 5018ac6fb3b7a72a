/**
 * Fits counts to exposure times one factor for each feature: a Poisson regression with categories. Sets the factors of
 * each feature in turn to counted over expected events, until nothing changes.
 */
export class ProductFit {
  private readonly sizes: readonly number[];
  private readonly exposure: Float64Array;
  private readonly seen: Float64Array;

  constructor(sizes: readonly number[]) {
    this.sizes = sizes;
    const cells = sizes.reduce((product, size) => product * size, 1);
    this.exposure = new Float64Array(cells);
    this.seen = new Float64Array(cells);
  }

  add(cell: readonly number[], exposure: number, seen: number): void {
    const at = cell.reduce((index, value, feature) => index * this.sizes[feature]! + value, 0);
    this.exposure[at]! += exposure;
    this.seen[at]! += seen;
  }

  /** Returns the factors of each feature. The first feature carries the scale; the others have a mean of 1. */
  solve(rounds = 30): readonly (readonly number[])[] {
    const factors = this.sizes.map(size => new Float64Array(size).fill(1));
    for (let round = 0; round < rounds; round++) {
      for (let feature = factors.length - 1; feature >= 0; feature--) this.improve(factors, feature);
    }
    return factors.map(each => [...each]);
  }

  private improve(factors: readonly Float64Array[], feature: number): void {
    const seen = new Float64Array(this.sizes[feature]!);
    const expected = new Float64Array(this.sizes[feature]!);
    for (let at = 0; at < this.seen.length; at++) {
      if (this.exposure[at] === 0) continue;
      const values = this.valuesAt(at);
      let product = this.exposure[at]!;
      values.forEach((value, other) => {
        if (other !== feature) product *= factors[other]![value]!;
      });
      seen[values[feature]!]! += this.seen[at]!;
      expected[values[feature]!]! += product;
    }
    const all = seen.reduce((sum, each) => sum + each, 0) / expected.reduce((sum, each) => sum + each, 1e-9);
    const scale = feature === 0 ? 1 : all;
    for (let value = 0; value < seen.length; value++) {
      factors[feature]![value] = expected[value]! < 1e-6 ? 1 : seen[value]! / expected[value]! / scale;
    }
  }

  private valuesAt(cell: number): readonly number[] {
    const values: number[] = [];
    let rest = cell;
    for (let feature = this.sizes.length - 1; feature >= 0; feature--) {
      values.unshift(rest % this.sizes[feature]!);
      rest = Math.floor(rest / this.sizes[feature]!);
    }
    return values;
  }
}
