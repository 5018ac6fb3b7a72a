import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import {
  faultsOf,
  type Rotation,
  type RotationNeeds,
  RotationSearch,
  randomSession,
  type SearchProgress,
} from '../src/rotation/index.ts';

/*
 * Measures rotation charts for tournaments of several sizes with teams of four: npm run rotations. Prints a table of
 * faults and times, and writes it to bench/rotations.md. Each size is made twice: as the wizard makes it, from a design
 * where one is known, and by the search alone, from sessions that were drawn at random.
 */

const SIZES = [16, 20, 24, 28, 36, 48, 64, 128, 256];

const { values } = parseArgs({
  options: {
    /** Numbers of sessions, with commas. */
    sessions: { type: 'string', default: '6,8' },
    seed: { type: 'string', default: '20261120' },
    /** Exchanges after which a search is given up. */
    steps: { type: 'string', default: '8000000' },
  },
});
const steps = Number(values.steps);

interface Made {
  readonly rotation: Rotation;
  readonly progress: SearchProgress;
  readonly milliseconds: number;
}

function make(needs: RotationNeeds, start?: Rotation): Made {
  const from = performance.now();
  const search = new RotationSearch(needs, { seed: values.seed, ...(start ? { start } : {}) });
  const progress = search.run(steps);
  const rotation = search.best();
  return { rotation, progress, milliseconds: performance.now() - from };
}

const whole = (value: number): string => Math.round(value).toLocaleString('en-GB');

function row(how: string, needs: RotationNeeds, { rotation, progress, milliseconds }: Made): string {
  const { totals } = faultsOf(rotation, needs);
  if (totals.missing + totals.twice + totals.unknown > 0) throw new Error('a rotation without everybody');
  const cells = [
    needs.players,
    how,
    totals.repeat,
    progress.leastRepeats,
    totals.mates,
    totals.wind,
    whole(progress.steps),
    `${whole(milliseconds)} ms`,
  ];
  return `| ${cells.join(' | ')} |`;
}

function rowsOf(players: number, sessions: number): readonly string[] {
  const teams = Array.from({ length: players / 4 }, (_, t) => [1, 2, 3, 4].map(k => 4 * t + k));
  const needs = { players, sessions, teams };
  const drawn = Array.from({ length: sessions }, (_, s) => randomSession({ players }, `${values.seed} ${s}`));
  const [made, searched] = [make(needs), make(needs, { sessions: drawn })];
  return [
    row(made.progress.isDesign ? 'design' : 'search', needs, made),
    ...(made.progress.isDesign ? [row('search alone', needs, searched)] : []),
  ];
}

const sectionOf = (sessions: number): string => `## ${sessions} sessions

| players | how | repeats | least | team-mates | winds | exchanges | time |
| --- | --- | --- | --- | --- | --- | --- | --- |
${SIZES.flatMap(players => rowsOf(players, sessions)).join('\n')}
`;

const text = `# Rotation charts

Teams of four, seed ${values.seed}, at most ${whole(steps)} exchanges. Written by \`npm run rotations\`. *Repeats* are meetings after a pair's
first; *least* is a bound that no chart can be below, which need not be reached. *Winds* counts players whose starting
winds differ by more than one. *Design* is what the wizard makes where one is known; *search alone* begins at sessions
drawn at random. Times are of one run on two shared virtual processors, the making of designs included.

${values.sessions.split(',').map(Number).map(sectionOf).join('\n')}`;
writeFileSync(new URL('../bench/rotations.md', import.meta.url), text);
process.stdout.write(text);
