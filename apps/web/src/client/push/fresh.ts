import { onSpoken, spokenNow } from '../../kit/i18n/index.ts';
import { isOutdated } from './told.ts';

/** Tells the server once if its calls would come in another language or zone than those of this page. */
export function keepCallsFresh(): void {
  let tried: string | undefined;
  onSpoken(() => {
    const { language } = spokenNow();
    if (tried === language || !isOutdated(language)) return;
    tried = language;
    import('./browser.ts').then(({ renew }) => renew(language)).catch(() => {});
  });
}
