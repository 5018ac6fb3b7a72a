/* Calls the player back to a page in the background when the table asks them something. */

export interface TableQuestion {
  /** Identifies the question, so that the player is notified of it once. */
  readonly id: string;
  /** The question in the reader's language. */
  readonly text: string;
}

export interface Surroundings {
  readonly asked: () => TableQuestion | undefined;
  readonly isHidden: () => boolean;
  /** Calls `listener` whenever the answer of `asked` or `isHidden` may have changed; returns how to stop. */
  readonly onChange: (listener: () => void) => () => void;
  /** Runs `task` every so many ms; returns how to stop. */
  readonly every: (ms: number, task: () => void) => () => void;
  readonly title: { readonly get: () => string; readonly set: (title: string) => void };
  /** Shows a number on the app's icon; 0 takes it away. */
  readonly badge: (count: number) => void;
  /** Shows a notification of the system; returns how to take it away. */
  readonly notify: (text: string) => () => void;
  /** Vibrates, if the player wants it. */
  readonly vibrate: () => void;
  /** Returns the signals that the player has switched on. */
  readonly wishes: () => { readonly notify: boolean };
}

const BLINK_MS = 1000;

/** Alternates the title with `text`; returns how to stop, which gives back the title that the page has meanwhile. */
function blink({ title, every }: Surroundings, text: string): () => void {
  const own = `● ${text}`;
  let page = title.get();
  const turn = () => {
    if (title.get() === own) return title.set(page);
    page = title.get();
    title.set(own);
  };
  turn();
  const stop = every(BLINK_MS, turn);
  return () => {
    stop();
    if (title.get() === own) title.set(page);
  };
}

/** Blinks the title, marks the icon, notifies and vibrates while the table asks something; returns how to stop. */
export function attend(around: Surroundings): () => void {
  let known: string | undefined;
  let shown: string | undefined;
  let withdraw = () => {};

  function call({ id, text }: TableQuestion): void {
    shown = id;
    const stopBlinking = blink(around, text);
    around.badge(1);
    const close = around.wishes().notify ? around.notify(text) : () => {};
    withdraw = () => {
      stopBlinking();
      around.badge(0);
      close();
    };
  }

  function look(): void {
    const asked = around.asked();
    if (asked && asked.id !== known) around.vibrate();
    known = asked?.id;
    const calling = asked && around.isHidden() ? asked : undefined;
    if (calling?.id === shown) return;
    withdraw();
    withdraw = () => {};
    shown = undefined;
    if (calling) call(calling);
  }

  const stop = around.onChange(look);
  look();
  return () => {
    stop();
    withdraw();
  };
}
