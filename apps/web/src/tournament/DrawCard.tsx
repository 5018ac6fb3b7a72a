import type { DrawView, TournamentView } from '@gorrion/events/tournament';
import { nameIn } from '../event/event.ts';
import { momentText } from '../event/words.ts';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';

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
      <details className="ev-proof">
        <summary>
          <Icon name="lock" />
          {t('tournament.proof')}
        </summary>
        <dl>
          <dt>{t('tournament.commitment')}</dt>
          <dd>{draw.commitment}</dd>
          <dt>{t('tournament.salt')}</dt>
          <dd>{draw.salt}</dd>
          <dt>{t('tournament.seed')}</dt>
          <dd>{draw.seed}</dd>
          <dt>{t('tournament.entrants')}</dt>
          <dd>{draw.entrants.join(', ')}</dd>
        </dl>
      </details>
    </section>
  );
}
