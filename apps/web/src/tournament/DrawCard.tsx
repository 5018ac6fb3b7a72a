import type { DrawCheck } from '@gorrion/events/lots';
import type { DrawView, TournamentView } from '@gorrion/events/tournament';
import { useState } from 'react';
import { nameIn } from '../event/event.ts';
import { momentText } from '../event/words.ts';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { Note } from '../ui/Note.tsx';
import { fitsList } from './draw.ts';

interface DrawCardProps {
  readonly view: TournamentView;
  readonly draw: DrawView;
}

/** The draw of lots (3.5.1): who drew which number, and what was promised and opened. */
export function DrawCard({ view, draw }: DrawCardProps) {
  const t = useT();
  return (
    <section className="card ev-card" aria-labelledby="ev-draw">
      <header>
        <h2 id="ev-draw">{t('tournament.draw')}</h2>
        <p>{t('tournament.drawnAt', { time: momentText(t, draw.at) })}</p>
      </header>
      <p>{t('tournament.drawNote')}</p>
      <ol className="ev-order">
        {draw.order.map((player, n) => (
          <li key={player}>
            <b>{n + 1}</b>
            <span dir="auto">{nameIn(view, player)}</span>
            {draw.absent.includes(player) && <small>{t('tournament.drawnFor')}</small>}
          </li>
        ))}
      </ol>
      <Proof draw={draw} />
    </section>
  );
}

/** What was promised before the draw and opened after it, and the check of both in the reader's browser. */
function Proof({ draw }: { readonly draw: DrawView }) {
  const t = useT();
  const [check, setCheck] = useState<DrawCheck>();
  const { lots, promisedAt } = draw;
  const verify = async () => {
    if (!lots) return;
    const { verifyDraw } = await import('@gorrion/events/lots');
    const found = verifyDraw(lots, draw.commitment);
    setCheck(found.ok && !fitsList(draw) ? { ok: false, why: 'order' } : found);
  };
  return (
    <details className="ev-proof">
      <summary>
        <Icon name="lock" />
        {t('tournament.proof')}
      </summary>
      <p>{t('tournament.proofNote')}</p>
      {lots && (
        <button type="button" className="btn sm" onClick={() => void verify()}>
          <Icon name="check" />
          {t('tournament.verify')}
        </button>
      )}
      <div role="status">
        {check?.ok && <Note tone="ok" icon="check" title={t('tournament.drawHolds')} />}
        {check && !check.ok && <Note tone="bad" icon="warn" title={t(`tournament.drawFault.${check.why}`)} />}
      </div>
      <dl>
        <dt>{t('tournament.commitment')}</dt>
        <dd>
          {draw.commitment}
          {promisedAt !== undefined && ` (${momentText(t, promisedAt)})`}
        </dd>
        <dt>{t('tournament.salt')}</dt>
        <dd>{draw.salt}</dd>
        <dt>{t('tournament.seed')}</dt>
        <dd>{draw.seed}</dd>
        <dt>{t('tournament.entrants')}</dt>
        <dd>{lots ? lots.entrants.join(', ') : draw.entrants.join(', ')}</dd>
      </dl>
    </details>
  );
}
