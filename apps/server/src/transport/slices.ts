/** Creates a queue that runs one task a turn of the event loop, so that players' messages come between. */
export function createSlices(onError: (error: unknown) => void) {
  const queue: (() => void)[] = [];
  let isRunning = false;

  function next(): void {
    const task = queue.shift();
    if (!task) {
      isRunning = false;
      return;
    }
    try {
      task();
    } catch (error) {
      onError(error);
    }
    setImmediate(next);
  }

  return (task: () => void): void => {
    queue.push(task);
    if (isRunning) return;
    isRunning = true;
    setImmediate(next);
  };
}
