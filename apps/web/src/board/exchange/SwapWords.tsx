import type { Seat } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import type { Part } from './swaps.ts';

/** What may not be given, and who knows the tiles. */
export function SwapRules({ part, nameOf }: { readonly part: Part; readonly nameOf: (seat: Seat) => string }) {
  const t = useT();
  return (
    <div className="swap-rules">
      <span>
        <Icon name="lock" />
        {t('swap.stays')}
      </span>
      {part.name !== 'watch' && (
        <span>
          <Icon name="hide" />
          {t('swap.secret', { name: nameOf(part.neighbour) })}
        </span>
      )}
    </div>
  );
}

/** Where the exchanges come from. */
export function SwapNote() {
  const t = useT();
  return (
    <Note icon="info" title={t('swap.habit')}>
      {t('swap.habitNote')}
    </Note>
  );
}

/** The keys of this screen, where there is likely a keyboard. */
export function SwapKeys() {
  const t = useT();
  return (
    <div className="card swap-keys">
      <h2>{t('swap.keys')}</h2>
      <dl>
        <dt>{t('swap.key.move')}</dt>
        <dd>← →</dd>
        <dt>{t('swap.key.choose')}</dt>
        <dd>{t('swap.key.space')}</dd>
        <dt>{t('swap.key.give')}</dt>
        <dd>{t('swap.key.enter')}</dd>
      </dl>
    </div>
  );
}
