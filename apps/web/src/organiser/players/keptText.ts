const keyOf = (event: string): string => `gorrion.event.${event}.pasted`;

/** Returns the pasted list that this browser keeps for an event, so that bad lines survive a reload. */
export function keptText(event: string): string {
  try {
    return localStorage.getItem(keyOf(event)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps a pasted list in this browser; an empty one is forgotten. Without room it lives in the page only. */
export function keepText(event: string, text: string): void {
  try {
    if (text === '') localStorage.removeItem(keyOf(event));
    else localStorage.setItem(keyOf(event), text);
  } catch {}
}
