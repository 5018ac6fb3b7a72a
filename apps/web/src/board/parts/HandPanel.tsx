import type { CSSProperties, ReactNode } from 'react';
import { useT } from '../../i18n/index.ts';
import { Icon } from '../../ui/TableIcon.tsx';

interface HandPanelProps {
  /** The id of the heading, which names the panel. */
  readonly id: string;
  readonly title: string;
  readonly style: CSSProperties;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel about the own hand, beside it or over the rivers: a heading, a close button and the content. */
export function HandPanel({ id, title, style, onClose, children }: HandPanelProps) {
  const t = useT();
  return (
    <section className="ready" style={style} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="ib" aria-label={t('result.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </section>
  );
}
