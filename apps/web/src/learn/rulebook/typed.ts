/* What the reader looks for stands in the address, so that a link shows the same hits. */

const NAME = 'q';
/** The longest text (signs) that is looked for. */
const LONGEST = 100;

export const typedInAddress = (): string => (new URLSearchParams(location.search).get(NAME) ?? '').slice(0, LONGEST);

/** Writes what the reader typed into the address, without a new step of the history. */
export function writeTyped(typed: string): void {
  const query = typed.trim() === '' ? '' : `?${new URLSearchParams({ [NAME]: typed })}`;
  if (location.search !== query) history.replaceState(history.state, '', `${location.pathname}${query}`);
}
