import { showsOpenHands, type TableSettings, type TableState } from '@gorrion/protocol';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { behindText } from '../../shell/page/lobbyLine.ts';
import { optionsPath } from '../../shell/page/router.ts';

/** Says how late spectators see a table. */
export const delayText = (t: Translate, { delay }: TableSettings): string =>
  delay === undefined ? t('room.v.delay.live') : behindText(t, delay);

interface HandsCardProps {
  readonly state: TableState;
  readonly code: string;
}

/** How late spectators of the table see it, and so the picture, and what it takes that hands lie open. */
export function HandsCard({ state: { settings, stage }, code }: HandsCardProps) {
  const t = useT();
  const late = delayText(t, settings);
  return (
    <Card className="stack" title={t('cast.delay')}>
      <p>{t(showsOpenHands(settings) ? 'cast.handsOpen' : 'cast.handsHidden', { delay: late })}</p>
      <p className="fine">{t('cast.agreed', { option: t('room.o.openHands'), delay: t('room.o.delay') })}</p>
      {stage === 'gathering' && (
        <Go className="text-link" href={optionsPath(code)}>
          {t('room.options')}
        </Go>
      )}
    </Card>
  );
}
