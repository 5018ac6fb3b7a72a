import '../css/bubble.css';

/** What somebody has just said, beside their plate. It is read aloud with the chat, not here. */
export const Bubble = ({ said, isOwn }: { readonly said: string | undefined; readonly isOwn: boolean }) =>
  said === undefined ? null : (
    <span className={isOwn ? 'bubble own' : 'bubble'} aria-hidden="true">
      {said}
    </span>
  );
