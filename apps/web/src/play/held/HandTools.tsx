import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { tablePath } from '../../shell/page/router.ts';
import type { Cover } from './useCover.ts';

interface HandToolsProps {
  readonly code: string;
  readonly cover: Cover;
}

/** The two buttons of a hand alone: it is covered, and the whole table is shown. */
export function HandTools({ code, cover }: HandToolsProps) {
  const t = useT();
  return (
    <>
      <Go className="ib" href={tablePath(code)} aria-label={t('hand.whole')} title={t('hand.whole')}>
        <Icon name="swap" />
      </Go>
      <button
        type="button"
        className="ib"
        aria-label={t(cover.isCovered ? 'hand.show' : 'hand.cover')}
        onClick={cover.toggle}
      >
        <Icon name={cover.isCovered ? 'eye' : 'hide'} />
      </button>
    </>
  );
}

interface TiltButtonProps {
  readonly cover: Cover;
  readonly className: string;
}

/** Lets the phone cover the hand by itself, where the browser wants to be asked by a press. */
export function TiltButton({ cover, className }: TiltButtonProps) {
  const t = useT();
  if (!cover.ask) return null;
  return (
    <button type="button" className={className} onClick={cover.ask}>
      {t('hand.tilt')}
    </button>
  );
}

/** Says what this browser cannot do for a hand on a phone. */
export function HandLacks() {
  const t = useT();
  if (!isSecureContext) return <p>{t('hand.plain')}</p>;
  return 'wakeLock' in navigator ? null : <p>{t('hand.noAwake')}</p>;
}
