import type { ScreenView } from '@gorrion/protocol';
import { useRef, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { QrCode } from '../../kit/ui/QrCode.tsx';
import { goTo, screenPath, showPath } from '../../shell/page/router.ts';
import { ScreenBrand, ScreenFrame } from './ScreenFrame.tsx';
import { fetchScreen, offerScreen, type ScreenAnswer, type ScreenFailure } from './server.ts';
import { usePolled } from './usePolled.ts';

/** Time (ms) after an answer until the next look whether somebody has used the code. */
const LOOK_MS = 1500;

const isOver = ({ stage }: ScreenView): boolean => stage !== 'open' && stage !== 'shown';

/** Why a screen waits for another table, as the page before says in `history.state`. */
const endedWhy = (): 'moved' | 'released' | undefined => {
  const { ended } = (history.state ?? {}) as { readonly ended?: unknown };
  return ended === 'moved' || ended === 'released' ? ended : undefined;
};

/** Shows a code until somebody at a table uses it. A code that is over is replaced by a new one. */
export function PairScreen() {
  const t = useT();
  const [code, setCode] = useState<string>();
  const [why, setWhy] = useState<ScreenFailure>();
  const [ended] = useState(endedWhy);
  const isOffered = useRef(false);
  /** Resolves with the code that is open. The page begins with a new one, and gets another once that is over. */
  const ask = async (): Promise<ScreenAnswer<ScreenView>> => {
    const known = isOffered.current ? await fetchScreen() : undefined;
    if (known && !(known.ok && isOver(known.value))) return known;
    const answer = await offerScreen();
    isOffered.current ||= answer.ok;
    return answer;
  };
  usePolled(LOOK_MS, ask, answer => {
    setWhy(answer.ok ? undefined : answer.why);
    if (!answer.ok) return;
    const { value } = answer;
    setCode(value.stage === 'open' ? value.code : undefined);
    if (value.stage === 'shown') goTo(screenPath(value.table));
  });
  return (
    <ScreenFrame title={t('tv.lead')}>
      <ScreenBrand />
      <div className="tv-pair">
        {code !== undefined && <QrCode text={location.origin + showPath(code)} label={t('tv.qr')} />}
        <div className="tv-code">
          <p>{t('tv.code')}</p>
          <output aria-label={t('tv.code')}>{code ?? '····'}</output>
        </div>
      </div>
      <div className="tv-words">
        <h1>{t('tv.lead')}</h1>
        <p>{t('tv.note', { menu: t('game.bigScreen') })}</p>
        <p role="status">{why ? t(`show.no.${why}`) : ended && t(`tv.${ended}`)}</p>
        {!isSecureContext && <p className="tv-small">{t('tv.plain')}</p>}
      </div>
    </ScreenFrame>
  );
}
