/** Returns a moment (server ms) as the hour and minute of the reader's day. */
export const timeOfDay = (locale: string, at: number): string =>
  new Date(at).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' });

/** Returns a moment (server ms) as the hour, with its day if that is not today. */
export const momentText = (locale: string, at: number, now = Date.now()): string => {
  if (new Date(at).toDateString() === new Date(now).toDateString()) return timeOfDay(locale, at);
  const day = { day: 'numeric', month: 'short' } as const;
  return new Date(at).toLocaleString(locale, { ...day, hour: 'numeric', minute: '2-digit' });
};
