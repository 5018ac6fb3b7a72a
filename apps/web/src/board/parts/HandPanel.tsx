import type { CSSProperties, ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/TableIcon.tsx';

/** Where a panel about the own hand stands: at the table, or in a node beside it, which is null until it is there. */
export type HandPanelPlace = CSSProperties | { readonly beside: HTMLElement | null };

interface HandPanelProps {
  /** The id of the heading, which names the panel. */
  readonly id: string;
  readonly title: string;
  readonly place: HandPanelPlace;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel about the own hand, beside it or over the rivers: a heading, a close button and the content. */
export function HandPanel({ id, title, place, onClose, children }: HandPanelProps) {
  const t = useT();
  const isBeside = 'beside' in place;
  const panel = (
    <section className="ready" style={isBeside ? undefined : place} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <button type="button" className="ib" aria-label={t('result.close')} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </section>
  );
  if (!isBeside) return panel;
  return place.beside && createPortal(panel, place.beside);
}
