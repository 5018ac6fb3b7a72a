import type { TableSummary } from '@gorrion/protocol';
import { Suspense } from 'react';
import { useGroupNews } from '../../client/ledgers/useInvitations.ts';
import { withWords } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { GroupTables } from './GroupTables.tsx';

const Invitations = lazyPart(() => withWords('ground', () => import('../../shell/newGroup/Invitations.tsx')));

/** What the person's groups want of them: tables that are open for them, and whether they join. */
export default function OfGroups({ mine }: { readonly mine: readonly TableSummary[] }) {
  const { asked, tables: told } = useGroupNews();
  return (
    <>
      <GroupTables tables={told} mine={mine} />
      <Suspense fallback={null}>{asked.invitations.length > 0 && <Invitations {...asked} />}</Suspense>
    </>
  );
}
