// @vitest-environment happy-dom
import { bySeat } from '@gorrion/rules';
import { expect, it } from 'vitest';
import { mounted } from '../../testing/mounted.ts';
import type { TableProps } from '../props.ts';
import type { PacedTable } from './usePaced.ts';
import { useTold } from './useTold.ts';

interface ShownProps {
  readonly handNumber: number;
  /** By seat, from East. */
  readonly scores: readonly number[];
  readonly isLanded: boolean;
}

function Shown({ handNumber, scores, isLanded }: ShownProps) {
  const plates = bySeat(seat => ({ name: '', score: scores[seat]! }));
  const props = { recent: [], actions: [], plates, handNumber } as unknown as TableProps;
  const told = useTold(props, { settled: { seq: 0 }, isLanded, isNewest: true } as unknown as PacedTable);
  return <p>{told.plates.map(({ score }) => score).join(' ')}</p>;
}

it('keeps earlier points while tiles travel, but never beside the names of another hand’s seats', () => {
  const { host, render } = mounted(<Shown handNumber={1} scores={[0, 0, 0, 0]} isLanded />);
  render(<Shown handNumber={1} scores={[-20, -8, -8, 36]} isLanded={false} />);
  expect(host.textContent).toBe('0 0 0 0');
  render(<Shown handNumber={1} scores={[-20, -8, -8, 36]} isLanded />);
  expect(host.textContent).toBe('-20 -8 -8 36');
  // The deal of the next hand: who was South is East.
  render(<Shown handNumber={2} scores={[-8, -8, 36, -20]} isLanded={false} />);
  expect(host.textContent).toBe('-8 -8 36 -20');
});
