import { useT } from '../../kit/i18n/index.ts';
import { Note } from '../../kit/ui/Note.tsx';
import type { Failure } from './server.ts';

/** Says why the last wish was refused; a screen reader reads it at once. */
export function Problem({ why }: { readonly why: Failure | undefined }) {
  const t = useT();
  return <div role="alert">{why && <Note tone="amber" icon="warn" title={t(`devices.no.${why}`)} />}</div>;
}
