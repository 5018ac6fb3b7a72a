import type { ReviewPlace } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import type { NameOfPlace } from './places.ts';
import { Sign } from './Sign.tsx';

interface AnchorProps {
  readonly place: ReviewPlace;
  /** Returns a moment in few words. */
  readonly nameOf: NameOfPlace;
  readonly onGo: (place: ReviewPlace) => void;
}

/** A moment that a message is about, or at which somebody is; it leads there. */
export function Anchor({ place, nameOf, onGo }: AnchorProps) {
  const t = useT();
  const isBranch = place.line !== null;
  const name = nameOf(place);
  return (
    <button
      type="button"
      className={isBranch ? 'tg-anchor branch' : 'tg-anchor'}
      aria-label={t('together.goTo', { place: name })}
      onClick={() => onGo(place)}
    >
      <Sign name={isBranch ? 'fork' : 'pin'} />
      {name}
    </button>
  );
}
