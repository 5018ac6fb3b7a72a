import { type ComponentProps, createContext, useContext, useEffect, useRef } from 'react';
import { Dialog } from '../../../kit/ui/Dialog.tsx';
import { RefusedNote } from '../steps/StepFrame.tsx';
import type { SendState } from '../useEvent.ts';

/** What became of the last commands of the page around a dialog. */
export const SentContext = createContext<SendState | undefined>(undefined);

/** A dialog of an organiser's page. It says itself why a command was refused: the page behind it is covered. */
export function EventDialog({ children, ...dialog }: ComponentProps<typeof Dialog>) {
  const sent = useContext(SentContext);
  const dismiss = useRef(sent?.dismiss);
  // What was refused before it opened is not about it, nor what it was refused about the page behind.
  useEffect(() => {
    const forget = dismiss.current;
    forget?.();
    return forget;
  }, []);
  return (
    <Dialog {...dialog}>
      {sent && <RefusedNote sent={sent} />}
      {children}
    </Dialog>
  );
}
