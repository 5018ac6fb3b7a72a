import { Evenings } from '../../duplicate/Evenings.tsx';
import type { PartProps } from '../useGroup.ts';

/** The duplicate evenings of a group. */
export default function DuplicatesPart({ id }: PartProps) {
  return <Evenings group={id} />;
}
