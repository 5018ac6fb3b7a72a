import type { PartProps } from '../useGroup.ts';
import { Evenings } from './Evenings.tsx';

/** The duplicate evenings of a group. */
export default function DuplicatesPart({ id }: PartProps) {
  return <Evenings group={id} />;
}
