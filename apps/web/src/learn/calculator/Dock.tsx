import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';

/** An answer in one line. */
export interface DockLine {
  readonly title: string;
  readonly note?: string;
  readonly number?: string;
  readonly unit?: string;
}

interface DockProps {
  readonly line: DockLine;
  /** Brings the whole answer into sight. */
  readonly onShow: () => void;
}

/** The answer in one line: read out when it changes, and on phones always in sight below the keypad. */
export function Dock({ line: { title, note, number, unit }, onShow }: DockProps) {
  const t = useT();
  return (
    <div className="calc-dock">
      <div role="status">
        <p>
          <b>{title}</b>
          {note && <span className="quiet">{note}</span>}
        </p>
        {number !== undefined && (
          <p className="calc-dock-number">
            {number} <small className="quiet">{unit}</small>
          </p>
        )}
      </div>
      <button type="button" className="ib" aria-label={t('calculator.toAnswer')} onClick={onShow}>
        <Icon name="down" />
      </button>
    </div>
  );
}
