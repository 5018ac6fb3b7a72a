import type { Refusal } from '@gorrion/protocol';
import { isStarting } from '@gorrion/table';
import type { FollowedTable } from '../../client/store/following.ts';
import { useT } from '../../kit/i18n/index.ts';
import { useMedia } from '../../kit/ui/useMedia.ts';
import { Go } from '../../shell/page/Go.tsx';
import { goTo, screenPath, tablePath } from '../../shell/page/router.ts';
import { refusedTable } from '../game/refusedTable.ts';
import { useAskToWatch } from '../game/useAskToWatch.ts';
import { ScreenState } from '../screen/ScreenFrame.tsx';
import { fetchScreen } from '../screen/server.ts';
import { usePolled } from '../screen/usePolled.ts';
import { ScreenGame } from './ScreenGame.tsx';
import { ScreenRoom } from './ScreenRoom.tsx';

/** Time (ms) between two looks whether somebody has taken the table off this screen. */
const LOOK_MS = 10_000;

/** What is smaller shows the table better as anybody else sees it. */
const SMALL = '(max-width: 719px), (max-height: 399px), (orientation: portrait)';

interface ScreenTableProps {
  readonly code: string;
  /** Undefined until it is followed. */
  readonly table: FollowedTable | undefined;
  /** Why it cannot be followed. */
  readonly why: Refusal | undefined;
}

/** A table on a big screen, in whatever stage it is: what every spectator sees, drawn for a whole room. */
export default function ScreenTable({ code, table, why }: ScreenTableProps) {
  const t = useT();
  const isSmall = useMedia(SMALL);
  usePolled(LOOK_MS, fetchScreen, answer => {
    if (answer.ok && answer.value.stage === 'ended') goTo(screenPath(), { ended: answer.value.why });
  });
  if (isSmall) {
    return (
      <ScreenState title={t('tv.small')} note={t('tv.smallNote')}>
        <WholeTable code={code} />
      </ScreenState>
    );
  }
  if (why === 'ask-to-watch') return <AsksToWatch code={code} />;
  if (why) return <Refused why={why} />;
  if (!table) return <ScreenState title={t('tv.waits')} />;
  if (table.viewer !== 'spectator') {
    return (
      <ScreenState title={t(table.viewer === 'teacher' ? 'tv.teaches' : 'tv.sits')} note={t('tv.sitsNote')}>
        <WholeTable code={code} />
      </ScreenState>
    );
  }
  const { state } = table;
  if (state.stage === 'closed') return <Closed />;
  if (state.winds && isStarting(state)) return <ScreenState title={t('tv.drawing')} note={t('tv.drawingNote')} />;
  if (state.stage === 'playing') return <ScreenGame table={table} />;
  if (isStarting(state)) return <ScreenState title={t('game.starting')} />;
  return <ScreenRoom table={table} />;
}

function WholeTable({ code }: { readonly code: string }) {
  const t = useT();
  return (
    <Go className="btn pri" href={tablePath(code)}>
      {t('tv.openTable')}
    </Go>
  );
}

function Other() {
  const t = useT();
  return (
    <Go className="btn pri" href={screenPath()}>
      {t('tv.pairAgain')}
    </Go>
  );
}

function AsksToWatch({ code }: { readonly code: string }) {
  const t = useT();
  const { isRefused } = useAskToWatch(code, true);
  return (
    <ScreenState title={t('tv.asks')} note={t(isRefused ? 'tv.refused' : 'tv.asksNote')}>
      <Other />
    </ScreenState>
  );
}

function Refused({ why }: { readonly why: Refusal }) {
  const t = useT();
  const [title, note] = refusedTable(t, why);
  return (
    <ScreenState title={title} note={why === 'nobody-watches' ? t('show.no.nobody-watches') : note}>
      <Other />
    </ScreenState>
  );
}

function Closed() {
  const t = useT();
  return (
    <ScreenState title={t('game.closed')} note={t('game.closedNote')}>
      <Other />
    </ScreenState>
  );
}
