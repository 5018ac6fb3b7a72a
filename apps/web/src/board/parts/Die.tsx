import { useT } from '../../kit/i18n/index.ts';

const PIPS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[5, 5]],
  2: [
    [3, 3],
    [7, 7],
  ],
  3: [
    [2.6, 2.6],
    [5, 5],
    [7.4, 7.4],
  ],
  4: [
    [3, 3],
    [7, 3],
    [3, 7],
    [7, 7],
  ],
  5: [
    [2.8, 2.8],
    [7.2, 2.8],
    [5, 5],
    [2.8, 7.2],
    [7.2, 7.2],
  ],
  6: [
    [3, 2.5],
    [3, 5],
    [3, 7.5],
    [7, 2.5],
    [7, 5],
    [7, 7.5],
  ],
};

/** A die. One and four are red, as on Chinese dice. */
export function Die({ pips }: { readonly pips: number }) {
  const t = useT();
  const colour = pips === 1 || pips === 4 ? 'r' : undefined;
  return (
    <svg className="die" viewBox="0 0 10 10" role="img" aria-label={t('table.die', { pips })}>
      {PIPS[pips]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} className={colour} cx={x} cy={y} r={pips === 1 ? 1.5 : 0.95} />
      ))}
    </svg>
  );
}

export const Dice = ({ dice }: { readonly dice: readonly number[] }) => (
  <div className="dice">
    {dice.map((pips, i) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: dice have places, not names
      <Die key={i} pips={pips} />
    ))}
  </div>
);
