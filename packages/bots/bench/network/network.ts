import { type RandomSource, seeded } from '@gorrion/rules';

const RANGE = 2 ** 32;

/** One layer: weights of outputs by inputs, with the running means of Adam. */
class Layer {
  readonly inputs: number;
  readonly outputs: number;
  /** Weights, a row for each input, so that inputs of 0 cost nothing; the last row is the bias. */
  readonly weights: Float32Array;
  readonly slopes: Float32Array;
  private readonly means: Float32Array;
  private readonly squares: Float32Array;

  constructor(inputs: number, outputs: number, random: RandomSource) {
    this.inputs = inputs;
    this.outputs = outputs;
    const size = (inputs + 1) * outputs;
    const width = Math.sqrt(6 / (inputs + outputs));
    this.weights = Float32Array.from({ length: size }, (_, at) =>
      at < inputs * outputs ? width * ((2 * random()) / RANGE - 1) : 0,
    );
    this.slopes = new Float32Array(size);
    this.means = new Float32Array(size);
    this.squares = new Float32Array(size);
  }

  forward(from: Float32Array, to: Float32Array): void {
    const { inputs, outputs, weights } = this;
    for (let out = 0, at = inputs * outputs; out < outputs; out++, at++) to[out] = weights[at]!;
    for (let input = 0; input < inputs; input++) {
      const value = from[input]!;
      if (value === 0) continue;
      for (let out = 0, at = input * outputs; out < outputs; out++, at++) to[out]! += value * weights[at]!;
    }
  }

  /** Adds the gradients of one example; `back` receives those of inputs other than 0. */
  backward(from: Float32Array, error: Float32Array, back: Float32Array | undefined): void {
    const { inputs, outputs, weights, slopes } = this;
    for (let out = 0, at = inputs * outputs; out < outputs; out++, at++) slopes[at]! += error[out]!;
    for (let input = 0; input < inputs; input++) {
      const value = from[input]!;
      if (back) back[input] = 0;
      if (value === 0) continue;
      let sum = 0;
      for (let out = 0, at = input * outputs; out < outputs; out++, at++) {
        slopes[at]! += value * error[out]!;
        sum += weights[at]! * error[out]!;
      }
      if (back) back[input] = sum;
    }
  }

  /** Makes one step of Adam with the gradients of a batch. */
  step(rate: number, count: number, size: number): void {
    const { weights, slopes, means, squares } = this;
    const first = 1 - 0.9 ** count;
    const second = 1 - 0.999 ** count;
    for (let at = 0; at < weights.length; at++) {
      const slope = slopes[at]! / size;
      slopes[at] = 0;
      means[at] = 0.9 * means[at]! + 0.1 * slope;
      squares[at] = 0.999 * squares[at]! + 0.001 * slope * slope;
      weights[at]! -= (rate * means[at]!) / first / (Math.sqrt(squares[at]! / second) + 1e-8);
    }
  }
}

/** A network of dense layers with ReLU after all but the last. */
export class Network {
  readonly layers: readonly Layer[];
  private readonly values: readonly Float32Array[];
  private readonly errors: readonly Float32Array[];
  private steps = 0;

  constructor(sizes: readonly number[], seed: string) {
    const random = seeded(seed);
    this.layers = sizes.slice(1).map((outputs, n) => new Layer(sizes[n]!, outputs, random));
    this.values = sizes.map(size => new Float32Array(size));
    this.errors = sizes.map(size => new Float32Array(size));
  }

  /** Inputs; fill them before `run`. */
  get input(): Float32Array {
    return this.values[0]!;
  }

  get output(): Float32Array {
    return this.values.at(-1)!;
  }

  /** Gradient of the loss by each output; fill it before `learn`. */
  get error(): Float32Array {
    return this.errors.at(-1)!;
  }

  run(): Float32Array {
    this.layers.forEach((layer, n) => {
      const to = this.values[n + 1]!;
      layer.forward(this.values[n]!, to);
      if (n < this.layers.length - 1) for (let at = 0; at < to.length; at++) if (to[at]! < 0) to[at] = 0;
    });
    return this.output;
  }

  /** Adds the gradients of the example that was run last. */
  learn(): void {
    for (let n = this.layers.length - 1; n >= 0; n--) {
      this.layers[n]!.backward(this.values[n]!, this.errors[n + 1]!, n > 0 ? this.errors[n] : undefined);
    }
  }

  step(rate: number, size: number): void {
    this.steps++;
    for (const layer of this.layers) layer.step(rate, this.steps, size);
  }

  save(): Buffer {
    return Buffer.concat(this.layers.map(({ weights }) => Buffer.from(weights.buffer)));
  }

  load(bytes: Buffer): void {
    const all = new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
    let at = 0;
    for (const { weights } of this.layers) {
      weights.set(all.subarray(at, at + weights.length));
      at += weights.length;
    }
  }
}
