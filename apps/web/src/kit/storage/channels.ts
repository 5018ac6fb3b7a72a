/** What the pages of one browser say to each other under a name. */
export type Channel = Pick<BroadcastChannel, 'onmessage' | 'postMessage' | 'close'>;

/** Joins a channel. Where the browser refuses channels to this site, the page hears and tells nothing. */
export function joinChannel(name: string): Channel {
  try {
    return new BroadcastChannel(name);
  } catch {
    return { onmessage: null, postMessage() {}, close() {} };
  }
}
