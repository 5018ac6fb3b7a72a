import '../css/bubble.css';

/** The chat line that a player has just sent, beside their plate. Hidden from screen readers, because the chat announces it. */
export const Bubble = ({ said, isOwn }: { readonly said: string | undefined; readonly isOwn: boolean }) =>
  said === undefined ? null : (
    <span className={isOwn ? 'bubble own' : 'bubble'} aria-hidden="true">
      {said}
    </span>
  );
