import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/TableIcon.tsx';
import { type Keys, spokenKey } from '../keys.ts';
import { type Geometry, isFlat } from '../layout/index.ts';
import type { AdviceButton, TableProps } from '../props.ts';
import { AdvicePanel } from './AdvicePanel.tsx';
import { readyStyles } from './plates.ts';

interface AskAdviceProps {
  readonly advice: AdviceButton;
  readonly isCompact: boolean;
  readonly keys: Keys | undefined;
}

/** The button that asks for advice; on small screens only its icon. */
export function AskAdvice({ advice, isCompact, keys }: AskAdviceProps) {
  const t = useT();
  return (
    <button
      type="button"
      className="pill advice-pill"
      aria-label={isCompact ? t('advice.ask') : undefined}
      aria-expanded={advice.isOpen}
      aria-keyshortcuts={spokenKey(keys, 'advice')}
      onClick={() => advice.onOpen(!advice.isOpen)}
    >
      <Icon name="bulb" />
      {!isCompact && t('advice.ask')}
    </button>
  );
}

interface AdviceGivenProps {
  readonly advice: AdviceButton;
  readonly geometry: Geometry;
  readonly isAsked: boolean;
  readonly isClaiming: boolean;
  readonly beside: TableProps['beside'];
}

/** The advice, in the place of the waits. On phones it stands at the upper edge while a claim is open. */
export function AdviceGiven({ advice, geometry, isAsked, isClaiming, beside }: AdviceGivenProps) {
  if (!advice.isOpen) return null;
  const { panel } = readyStyles(geometry);
  const isAbove = isFlat(geometry.mode) && isClaiming;
  const near = isAbove ? { ...panel, bottom: undefined, top: 56, maxHeight: `min(42%, ${panel.maxHeight}px)` } : panel;
  const place = beside === undefined ? near : { beside };
  return <AdvicePanel advice={advice.told} isAsked={isAsked} place={place} onClose={() => advice.onOpen(false)} />;
}
