import type { Reviewer } from '@gorrion/protocol';

/** Colours of people, by the order in which they came. */
const COLOURS = 6;

/** The first letter of a person's name in their colour. Screen readers skip it: the name stands beside it. */
export function Face({ one }: { readonly one: Pick<Reviewer, 'who' | 'name'> }) {
  const [initial = '?'] = Array.from(one.name.replace(/^[^\p{L}\p{N}]+/u, ''));
  return (
    <span className={`tg-face f${one.who % COLOURS}`} aria-hidden="true">
      {initial.toLocaleUpperCase()}
    </span>
  );
}

/** Several faces side by side; who has no room is counted. */
export function Faces({ people, most = 5 }: { readonly people: readonly Reviewer[]; readonly most?: number }) {
  const shown = people.length > most ? people.slice(0, most - 1) : people;
  return (
    <span className="tg-faces" aria-hidden="true">
      {shown.map(one => (
        <Face key={one.who} one={one} />
      ))}
      {shown.length < people.length && <span className="tg-face more">+{people.length - shown.length}</span>}
    </span>
  );
}
