import { Component, type ReactNode } from 'react';
import { useT } from '../kit/i18n/index.ts';
import { StatePage } from '../shell/page/StatePage.tsx';

/** Catches an exception while rendering and shows what to do, instead of a blank screen in the middle of a hand. */
export class CrashScreen extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return <Apology />;
  }
}

function Apology() {
  const t = useT();
  return (
    <StatePage title={t('broken.title')} note={t('broken.note')}>
      <button type="button" className="btn pri" onClick={() => location.reload()}>
        {t('outdated.reload')}
      </button>
    </StatePage>
  );
}
