import type { TableSummary } from '@gorrion/protocol';
import { Suspense } from 'react';
import { useT, withWords } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { lazyPart } from '../../kit/ui/lazyPart.ts';
import { Go } from '../../shell/page/Go.tsx';
import { tablePath } from '../../shell/page/router.ts';
import { NewTable } from './NewTable.tsx';

const Invite = lazyPart(() => withWords('room', () => import('../room/Invite.tsx')));

/** The card for a table with friends: the button that creates one, or the invitation to `own`, the table already created. */
export function FriendsCard({ own }: { readonly own: TableSummary | undefined }) {
  const t = useT();
  return (
    <Card className="stack" title={t('home.friends')}>
      <p className="quiet">{t(own ? 'home.friendsOpen' : 'home.friendsLead')}</p>
      {own ? <OwnTable table={own} /> : <NewTable visibility="link" />}
    </Card>
  );
}

function OwnTable({ table }: { readonly table: TableSummary }) {
  const t = useT();
  return (
    <>
      <Suspense fallback={<div className="invite" />}>
        <Invite code={table.code} />
      </Suspense>
      <Go className="btn pri" href={tablePath(table.code)}>
        {t('home.backToTable')}
      </Go>
    </>
  );
}
