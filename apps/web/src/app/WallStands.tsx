import { wallStandsUntil } from '@gorrion/table';
import { useState } from 'react';
import { useSeconds } from '../board/hooks/useSeconds.ts';
import { client } from '../client/index.ts';
import { useApp } from '../client/store/app.ts';
import { playerOf } from '../client/store/viewer.ts';
import { useT } from '../kit/i18n/index.ts';
import { Icon } from '../kit/ui/Icon.tsx';

/** While the wall stands and nobody knows a tile: the way to have it built anew, for the players of a strict table. */
export default function WallStands() {
  const table = useApp(app => app.table);
  const until = table && playerOf(table.viewer) !== undefined ? wallStandsUntil(table.state) : undefined;
  const commitment = table?.state.proof?.commitment;
  if (until === undefined || commitment === undefined) return null;
  return <Offer key={commitment} commitment={commitment} until={until} />;
}

function Offer({ commitment, until }: { readonly commitment: string; readonly until: number }) {
  const t = useT();
  const [isAsked, setAsked] = useState(false);
  const left = useSeconds(until, client.now) ?? 0;
  const object = async () => {
    setAsked(true);
    setAsked(await client.send({ type: 'object-to-wall', commitment }));
  };
  return (
    <section className="notice" aria-label={t('wall.stands')}>
      <Icon name="lock" />
      <p>
        <span role="status">
          <b>{t('wall.stands')}</b> {t('wall.offer')}
        </span>
        <button type="button" className="btn" disabled={isAsked} onClick={() => void object()}>
          {t('wall.rebuild')}
        </button>
      </p>
      <span className="wall-left" role="timer" aria-label={t('wall.seconds', { count: left })}>
        {left}
      </span>
    </section>
  );
}
