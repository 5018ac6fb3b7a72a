import type { GroupView } from '@gorrion/events/groups';
import { useT } from '../kit/i18n/index.ts';
import { memberName } from './text.ts';

const LOOKS = 4;

/** Returns the initials of a member: two letters where another member has the same first one. */
function initialsOf(names: readonly string[], at: number): string {
  const letters = names.map(name => [...name.replace(/[^\p{L}\p{M}\p{N}]+/gu, '')]);
  const [own] = letters.slice(at, at + 1);
  const first = own?.[0]?.toLocaleUpperCase() ?? '–';
  const isShared = letters.some((other, n) => n !== at && other[0]?.toLocaleUpperCase() === first);
  return isShared && own?.[1] ? first + own[1] : first;
}

interface FaceProps {
  readonly view: GroupView;
  readonly member: number;
  readonly isSmall?: boolean;
}

/** The round sign of a member. The name stands beside it or in the label of what holds it. */
export function Face({ view, member, isSmall = false }: FaceProps) {
  const t = useT();
  const names = view.members.map(({ number }) => memberName(t, view, number));
  const at = view.members.findIndex(({ number }) => number === member);
  return (
    <span className={`gp-face look${(member - 1) % LOOKS} ${isSmall ? 'small' : ''}`} aria-hidden="true">
      {initialsOf(names, at)}
    </span>
  );
}
