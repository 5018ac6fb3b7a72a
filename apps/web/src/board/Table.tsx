import { useT } from '../i18n/index.ts';
import './css/index.css';
import { usePaced } from './hooks/usePaced.ts';
import { useReducedMotion } from './hooks/useReducedMotion.ts';
import { useSize } from './hooks/useSize.ts';
import { isFlat, modeOf } from './layout/index.ts';
import type { NumberedHand } from './pace.ts';
import type { TableProps } from './props.ts';
import { Surface } from './Surface.tsx';

const NO_TRAIL: readonly NumberedHand[] = [];

/** One table as a seat or a spectator sees it. It draws a view and offers the legal commands; it contains no rules. */
export function Table(props: TableProps) {
  const t = useT();
  const [field, size] = useSize<HTMLDivElement>();
  const isReduced = useReducedMotion() || props.settings.motion === false;
  const { hand, seq = 0, trail = NO_TRAIL, prompt, actions } = props;
  const handKey = `${props.epoch ?? 0}/${props.prevalentWind}/${props.handNumber}`;
  const isPressing = actions.length > 0 && prompt?.endsAt !== undefined;
  const paced = usePaced({ hand, seq, trail, handKey, isPressing }, isReduced);
  const mode = size ? modeOf(size) : 'desk';
  return (
    <main className={`stage ${mode} ${isFlat(mode) ? 'flat' : ''}`} aria-label={t('table.label')}>
      {isFlat(mode) && <div className="felt" />}
      <div className="field" ref={field}>
        {size && <Surface props={props} paced={paced} size={size} isReduced={isReduced} />}
        {props.children}
      </div>
    </main>
  );
}
