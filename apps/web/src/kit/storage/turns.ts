/**
 * Does a task while no other page of this browser does one of the same name. A browser without locks, or one that refuses
 * them to this site, just does it. Rejects as the task does, and if `signal` ends the wait.
 */
export async function inTurn<T>(name: string, task: () => T | Promise<T>, signal?: AbortSignal): Promise<T> {
  let isBegun = false;
  const begin = () => {
    isBegun = true;
    return task();
  };
  try {
    const { locks } = navigator;
    const done = signal ? locks.request(name, { signal }, begin) : locks.request(name, begin);
    return await (done as Promise<T>);
  } catch (error) {
    if (isBegun || signal?.aborted) throw error;
    return task();
  }
}
