import './roundSteps.css';

interface RoundStepsProps {
  readonly count: number;
  /** The place of the question that is asked. */
  readonly at: number;
  /** Whether each answer was right; undefined where none was given. */
  readonly results: Readonly<Record<number, boolean | undefined>>;
}

/** The questions of a round as a row of marks: right, wrong, asked now, to come. */
export function RoundSteps({ count, at, results }: RoundStepsProps) {
  const classOf = (n: number) => (results[n] === undefined ? (n === at ? 'now' : '') : results[n] ? 'y' : 'n');
  return (
    <span className="round-steps" aria-hidden="true">
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: questions stay in their order
        <i key={n} className={classOf(n)} />
      ))}
    </span>
  );
}
