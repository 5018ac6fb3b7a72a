import { gameIdOf } from '@gorrion/protocol';
import { useState } from 'react';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Sure } from '../../kit/ui/Sure.tsx';
import { gamePath } from '../../shell/links/gamePaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import type { useCastLink } from './useCastLink.ts';

interface LinkCardProps {
  /** What the link shows, with its look; empty if there is none. */
  readonly address: string;
  readonly link: ReturnType<typeof useCastLink>;
  readonly table: FollowedTable;
  /** The link is taken with its look. */
  readonly take: () => void;
}

const STEPS = ['1', '2', '3'] as const;

/** The link: how it is made, renewed and ended, and what one does with it. */
export function LinkCard({ address, link: { link, why, refusal, isBusy, ...acts }, table, take }: LinkCardProps) {
  const t = useT();
  const pages = link?.pages ?? 0;
  const badge = pages > 0 ? t('cast.pages', { count: pages }) : t('cast.noPages');
  const said = refusal ?? why;
  const isOver = table.state.session.phase === 'over';
  return (
    <Card className="stack" title={t('cast.link')} aside={link && <Badge icon="eye">{badge}</Badge>}>
      <div role="status">{said && <Note tone="bad" icon="warn" title={t(`error.${said}`)} />}</div>
      {!why && link === null && (
        <>
          <p>{t('cast.none')}</p>
          <div className="row">
            <button type="button" className="btn pri" disabled={isBusy} onClick={acts.make}>
              <Icon name="link" />
              {t('cast.make')}
            </button>
          </div>
        </>
      )}
      {!why && link && <Made address={address} isBusy={isBusy} take={take} {...acts} />}
      {isOver && (
        <div className="row">
          <Go className="text-link" href={gamePath(gameIdOf(table.code, table.state.gamesPlayed + 1))}>
            {t('cast.together')}
          </Go>
        </div>
      )}
      <ol className="cast-steps">
        {STEPS.map(step => (
          <li key={step}>
            <b>{t(`cast.step${step}`)}</b>
            <p className="fine">{t(`cast.step${step}Note`)}</p>
          </li>
        ))}
      </ol>
    </Card>
  );
}

interface MadeProps {
  readonly address: string;
  readonly isBusy: boolean;
  readonly take: () => void;
  readonly make: () => void;
  readonly end: () => void;
}

function Made({ address, isBusy, take, make, end }: MadeProps) {
  const t = useT();
  const [asked, setAsked] = useState<'renew' | 'end'>();
  const sure = { renew: make, end };
  return (
    <>
      {asked ? (
        <Sure
          question={t(`cast.${asked}Sure`)}
          yes={t(`cast.${asked}`)}
          no={t('cast.keep')}
          onYes={() => {
            setAsked(undefined);
            sure[asked]();
          }}
          onNo={() => setAsked(undefined)}
        />
      ) : (
        <div className="row">
          <a className="btn sm ghost" href={address} target="_blank" rel="noreferrer" onClick={take}>
            {t('cast.open')}
          </a>
          <button type="button" className="btn sm ghost" disabled={isBusy} onClick={() => setAsked('renew')}>
            {t('cast.renew')}
          </button>
          <button type="button" className="btn sm ghost" disabled={isBusy} onClick={() => setAsked('end')}>
            {t('cast.end')}
          </button>
        </div>
      )}
    </>
  );
}
