/** The longest wait (ms). A hidden page draws no frames. */
const LATEST = 100;

/** Runs a task after the next frame is painted, when earlier changes are visible. */
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
