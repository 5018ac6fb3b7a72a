import type { TableState } from '@gorrion/protocol';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { sheetNotes } from '../../sheet/session/notes.ts';

/** What was punished, ruled and appealed against in a game; nothing if it was played without. */
export function GameNotes({ state }: { readonly state: TableState }) {
  const t = useT();
  const said = sheetNotes(t, state).map(({ hand, text }) => t('forms.note', { hand, text }));
  const appeals = (state.forms?.appeals ?? []).map(({ name, hand, answer, final = answer }) => {
    const appealed = t('forms.appealed', { name, hand });
    return final ? `${appealed} ${t(final.isUpheld ? 'forms.isUpheld' : 'forms.isRejected')}` : appealed;
  });
  const notes = [...said, ...appeals];
  if (notes.length === 0) return null;
  return (
    <Card title={t('games.notes')}>
      <ul className="stack tight">
        {notes.map((note, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the notes of a game that is over keep their order
          <li key={n}>{note}</li>
        ))}
      </ul>
    </Card>
  );
}
