import type { TableSummary } from '@gorrion/protocol';
import { Suspense } from 'react';
import { useT, withWords } from '../../kit/i18n/index.ts';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { Winds } from './Felt.tsx';
import { Job } from './Job.tsx';
import { NewTable } from './NewTable.tsx';

const Invite = lazyPart(() => withWords('room', () => import('../room/Invite.tsx')));

/** A table with friends: the button that creates one, or the link of `own`, the table that waits for them. */
export function FriendsJob({ own }: { readonly own: TableSummary | undefined }) {
  const t = useT();
  return (
    <Job title={t('home.friends')} lead={t(own ? 'home.friendsOpen' : 'home.friendsLead')} picture={<Winds />}>
      {own ? (
        <Suspense fallback={<div className="invite" />}>
          <Invite code={own.code} />
        </Suspense>
      ) : (
        <NewTable visibility="link" />
      )}
    </Job>
  );
}
