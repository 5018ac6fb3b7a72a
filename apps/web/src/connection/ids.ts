/** 128 random bits as hex: the name of a command or of a new table. `crypto.randomUUID` is missing on plain http. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}
