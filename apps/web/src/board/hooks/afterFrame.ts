/** ms: a page that is not seen draws no frames. */
const LATEST = 100;

/** Does something when the next frame has been drawn: what was changed before is on the screen by then. */
export function afterFrame(task: () => void): void {
  let isDone = false;
  const once = () => {
    if (isDone) return;
    isDone = true;
    task();
  };
  setTimeout(once, LATEST);
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = once;
    port2.postMessage(0);
  });
}
