import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { TableVoice, useTableVoice } from '../chat/TableVoice.tsx';

/** Where the players talk, in the room before the game; nothing for who only watches. */
export function VoiceCard({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  if (!useTableVoice(table).isShown) return null;
  return (
    <Card className="stack tight" title={t('voice.title')}>
      <TableVoice table={table} />
    </Card>
  );
}
