/** Returns a moment (server ms) as the hour and minute of the reader's day. */
export const timeOfDay = (locale: string, at: number): string =>
  new Date(at).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });
