import { useT } from '../../kit/i18n/index.ts';
import { Go } from '../../shell/page/Go.tsx';
import { lastPlaceIn } from './lastPlace.ts';
import { placeName } from './places.ts';

/** Leads to the moment of a game at which this device was last; nothing if it never was in it. */
export function GoOn({ game }: { readonly game: string }) {
  const t = useT();
  const last = lastPlaceIn(game);
  if (!last) return null;
  return (
    <Go className="btn" href={last.path}>
      {t('together.goOn', { place: placeName(t, last, null) })}
    </Go>
  );
}
