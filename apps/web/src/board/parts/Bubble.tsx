import '../css/bubble.css';

/** The chat line that a player has just sent, above or below their plate. Hidden from screen readers, because the chat announces it. */
export const Bubble = ({ said, isAbove }: { readonly said: string | undefined; readonly isAbove: boolean }) =>
  said === undefined ? null : (
    <span className={isAbove ? 'bubble above' : 'bubble'} aria-hidden="true">
      {said}
    </span>
  );
