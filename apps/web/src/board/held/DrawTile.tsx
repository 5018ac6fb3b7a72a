import { type PointerEvent, useRef } from 'react';
import { useT } from '../../kit/i18n/index.ts';

/** From this far down (px) a pull draws the tile; a shorter one is a press. */
const PULLED = 28;

/** The next tile of the wall, face down. A press takes it up, and so does a pull towards the own hand. */
export function DrawTile({ onDraw }: { readonly onDraw: () => void }) {
  const t = useT();
  const from = useRef<number>(undefined);
  const place = (event: PointerEvent<HTMLElement>, dy: number) => {
    event.currentTarget.style.translate = dy > 0 ? `0 ${dy}px` : '';
  };
  const end = (event: PointerEvent<HTMLElement>) => {
    const isPulled = from.current !== undefined && event.clientY - from.current > PULLED;
    from.current = undefined;
    place(event, 0);
    // The press that follows a pull on the same tile finds it drawn.
    if (isPulled) onDraw();
  };
  return (
    <div className="held-draw">
      <button
        type="button"
        className="held-wall"
        aria-label={t('held.draw')}
        onPointerDown={event => {
          from.current = event.clientY;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={event => from.current !== undefined && place(event, event.clientY - from.current)}
        onPointerUp={end}
        onPointerCancel={event => {
          from.current = undefined;
          place(event, 0);
        }}
        onClick={onDraw}
      />
      <p aria-hidden="true">
        <b>{t('held.pull')}</b>
        {t('held.press')}
      </p>
    </div>
  );
}
