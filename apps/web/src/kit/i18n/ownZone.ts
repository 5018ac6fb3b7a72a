/** Returns the IANA time zone of the reader's clock. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
