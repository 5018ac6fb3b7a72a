import { DAILY_HANDS, type DailyTold } from '@gorrion/events/daily';
import { useState } from 'react';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import type { Refusal } from '../../client/ledgers/server.ts';
import { useT } from '../../kit/i18n/index.ts';
import { timeOfDay } from '../../kit/i18n/timeOfDay.ts';
import { WindGlyph } from '../../kit/tiles/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { goTo, tablePath } from '../../shell/page/router.ts';
import { seatIn } from '../duplicate/text.ts';
import { dayName, REFUSALS } from './text.ts';
import { playDaily } from './useDaily.ts';
import '../../kit/ui/felt.css';

const HANDS = Array.from({ length: DAILY_HANDS }, (_, n) => n + 1);

interface BeforeProps {
  readonly told: DailyTold;
  readonly title: string;
}

/** A day that the reader has not played to the end: what it is, and the press that begins it. */
export function Before({ told, title }: BeforeProps) {
  const t = useT();
  const { day } = told;
  return (
    <div>
      <Hero told={told} title={title} />
      <section className="card pad daily-how">
        {(['same', 'counted', 'sealed'] as const).map(part => (
          <div key={part}>
            <h2>{t(`daily.how.${part}`)}</h2>
            <p className="fine">{t(`daily.how.${part}Note`)}</p>
          </div>
        ))}
      </section>
      {!day.isOver && (
        <Card title={t('daily.results')} aside={<Badge icon="lock">{t('daily.sealedForYou')}</Badge>}>
          <div className="stack daily-veil" aria-hidden="true">
            {[64, 58, 49].map(width => (
              <i key={width} style={{ width: `${width}%` }} />
            ))}
          </div>
          <p className="fine">
            {t(day.people > 0 ? 'daily.playedBy' : 'daily.beFirst', { count: day.people })} {t('daily.openLater')}
          </p>
        </Card>
      )}
    </div>
  );
}

function Hero({ told, title }: BeforeProps) {
  const t = useT();
  const { day, today } = told;
  const [isOpening, setOpening] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const play = async () => {
    setOpening(true);
    const answer = await playDaily(day.date);
    setOpening(false);
    if (answer.ok) goTo(tablePath(answer.value.code));
    else setRefusal(answer);
  };
  const isToday = day.date === today;
  const isBegun = day.mine !== undefined && !day.mine.isPlayed;
  const note = isToday ? t('daily.until', { time: timeOfDay(t.locale, day.ends) }) : t('daily.duelNote');
  return (
    <section className="wood-rim daily-hero" aria-label={title}>
      <div className="felt-floor">
        <div className="stack">
          <p>{dayName(t, day.date)}</p>
          <h1>{title}</h1>
          <p>{t(isToday ? 'daily.lead' : 'daily.leadPast')}</p>
          <button type="button" className="btn big" disabled={isOpening} onClick={() => void play()}>
            {t(isBegun ? 'daily.goOn' : isToday ? 'daily.breakSeal' : 'daily.duel')}
          </button>
          <p role="status">{refusal ? refusalText(t, refusal, REFUSALS) : note}</p>
        </div>
        <div className="daily-piles" aria-hidden="true">
          {HANDS.map(hand => (
            <span key={hand}>
              <i />
              <i />
              <b>
                {t.number(hand)}
                <WindGlyph wind={seatIn(hand, 0)} />
              </b>
            </span>
          ))}
        </div>
      </div>
    </section>
  );
}
