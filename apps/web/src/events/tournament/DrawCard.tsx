import type { DrawCheck } from '@gorrion/events/lots';
import { type DrawView, seatedBy, type TournamentView } from '@gorrion/events/tournament';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { absentFrom, checkDraw } from '../event/draw.ts';
import { nameIn } from '../event/event.ts';
import { drawText, momentText } from '../event/words.ts';

interface DrawCardProps {
  readonly view: TournamentView;
  readonly draw: DrawView;
}

/** The draw of lots (3.5.1): who drew which number, and what was promised and opened. */
export function DrawCard({ view, draw }: DrawCardProps) {
  const t = useT();
  const absent = absentFrom(draw);
  return (
    <section className="card pad" aria-labelledby="ev-draw">
      <header className="card-head">
        <h2 id="ev-draw">{t('tournament.draw')}</h2>
        <p>{t('tournament.drawnAt', { time: momentText(t, draw.at) })}</p>
      </header>
      <p>{t(seatedBy(view.plan) === 'chart' ? 'tournament.drawNote' : 'tournament.drawNoteNoChart')}</p>
      <Promised draw={draw} />
      <ol className="ev-order">
        {draw.order.map((player, n) => (
          <li key={player}>
            <b>{n + 1}</b>
            <span dir="auto">{nameIn(view, player)}</span>
            {absent.includes(player) && <small>{t('tournament.drawnFor')}</small>}
            {n >= draw.entrants.length && <small>{t('tournament.drawnLate')}</small>}
          </li>
        ))}
      </ol>
      <Proof draw={draw} />
    </section>
  );
}

/** Whether the draw was promised before. */
function Promised({ draw }: { readonly draw: DrawView }) {
  const t = useT();
  const isPromised = draw.promisedAt !== undefined;
  return <Note tone={isPromised ? 'ok' : 'amber'} icon={isPromised ? 'lock' : 'warn'} title={drawText(t, draw)} />;
}

/** What was fixed before the draw or with it and opened after it, and the check of both in the reader's browser. */
function Proof({ draw }: { readonly draw: DrawView }) {
  const t = useT();
  const [check, setCheck] = useState<DrawCheck>();
  const { lots, promisedAt } = draw;
  const isPromised = promisedAt !== undefined;
  const verify = async () => setCheck(await checkDraw(draw));
  return (
    <details className="ev-proof">
      <summary>
        <Icon name="lock" />
        {t('tournament.proof')}
      </summary>
      <p>{t(isPromised ? 'tournament.proofNote' : 'tournament.proofNoteUnpromised')}</p>
      {lots && (
        <button type="button" className="btn sm" onClick={() => void verify()}>
          <Icon name="check" />
          {t('tournament.verify')}
        </button>
      )}
      <div role="status">
        {check?.ok && isPromised && <Note tone="ok" icon="check" title={t('tournament.drawHolds')} />}
        {check?.ok && !isPromised && <Note tone="amber" icon="warn" title={t('tournament.drawFits')} />}
        {check && !check.ok && <Note tone="bad" icon="warn" title={t(`tournament.drawFault.${check.why}`)} />}
      </div>
      <dl>
        <dt>{t(isPromised ? 'tournament.commitment' : 'tournament.fingerprint')}</dt>
        <dd>
          {draw.commitment}
          {isPromised && ` (${momentText(t, promisedAt)})`}
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

/** The fingerprint of a draw that is still to come, so that everybody can hold the draw against it. */
export function DrawToCome({ promised }: { readonly promised: string }) {
  const t = useT();
  return (
    <section className="card pad ev-proof" aria-labelledby="ev-draw">
      <h2 id="ev-draw">{t('tournament.draw')}</h2>
      <p>{t('tournament.promisedNote')}</p>
      <dl>
        <dt>{t('tournament.commitment')}</dt>
        <dd>{promised}</dd>
      </dl>
    </section>
  );
}
