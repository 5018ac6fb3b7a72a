const pad = (value: number): string => String(value).padStart(2, '0');

/** Returns a time (ms since 1970) as the text of a field for date and time, on the reader's clock. */
export function localText(at: number): string {
  const date = new Date(at);
  const day = `${String(date.getFullYear()).padStart(4, '0')}-${pad(date.getMonth() + 1)}-${pad(date.getDate())}`;
  return `${day}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

/** Returns the time (ms since 1970) that such a text means; undefined if it means none. */
export function timeOf(text: string): number | undefined {
  const at = new Date(text).getTime();
  return /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(text) && Number.isFinite(at) ? at : undefined;
}
