import { viewTable } from '@gorrion/table';
import { useEffect, useMemo, useState } from 'react';
import { isLocal } from '../../client/solo/code.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt, seesOpenHands } from '../../client/store/people.ts';
import { useT } from '../../kit/i18n/index.ts';
import { deviceTexts } from '../../kit/storage/texts.ts';
import { Empty } from '../../kit/ui/Empty.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { tablePath } from '../../shell/page/router.ts';
import { useChances } from './chances/useChances.ts';
import { HandsCard } from './HandsCard.tsx';
import { LinkCard } from './LinkCard.tsx';
import { LookCard } from './LookCard.tsx';
import { type CastLook, readLook, writeLook } from './look.ts';
import { Overlay } from './Overlay.tsx';
import { PartsCard } from './PartsCard.tsx';
import { type CastPicture, pictureOf, samplePicture } from './picture.ts';
import { useCastLink } from './useCastLink.ts';
import { VoiceCard } from './VoiceCard.tsx';
import './cast.css';

/** Keeps the look of the last cast on this device. */
const KEPT = 'gorrion.cast';

function useLook() {
  const [look, setLook] = useState<CastLook>(() => readLook(deviceTexts.get(KEPT) ?? ''));
  useEffect(() => {
    // Whose lines are shown belongs to one table.
    deviceTexts.set(KEPT, writeLook({ ...look, voice: '' }).slice(1));
  }, [look]);
  return { look, change: (change: Partial<CastLook>) => setLook(known => ({ ...known, ...change })) };
}

/** Returns the table as spectators see it, because the caster may be one of its players. */
function usePublic(table: FollowedTable): FollowedTable {
  return useMemo(
    () =>
      table.viewer === 'spectator'
        ? table
        : { ...table, viewer: 'spectator', state: viewTable(table.state, 'spectator') },
    [table],
  );
}

/** Makes the link by which a table is cast, and sets how its picture looks. */
export default function CastPage({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const { code } = table;
  const above = [{ href: tablePath(code), label: t('cast.table') }];
  return (
    <PlacePage title={t('cast.title')} note={t('cast.lead')} above={above} isDeep>
      {isLocal(code) ? (
        <Empty title={t('cast.local')} note={t('cast.localNote')}>
          <Go className="btn pri" href={tablePath(code)}>
            {t('cast.back')}
          </Go>
        </Empty>
      ) : (
        <Cast table={table} />
      )}
    </PlacePage>
  );
}

function Cast({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const { look, change } = useLook();
  const link = useCastLink();
  const shown = usePublic(table);
  const { state } = shown;
  const opened = seesOpenHands(shown) ? state.session.hand : undefined;
  const chances = useChances(look.hidden.includes('chances') ? undefined : opened);
  const now = state.stage === 'playing' ? pictureOf(t, shown, chances) : undefined;
  return (
    <div className="sides cast-sides">
      <div>
        <Preview look={look} picture={now ?? samplePicture(state.places.map(place => t.nameOf(nameAt(place) ?? '')))} />
        {!now && <p className="fine">{t('cast.sample')}</p>}
        <LinkCard look={look} link={link} table={table} />
        <VoiceCard look={look} onChange={change} table={table} />
      </div>
      <aside>
        {state.stage === 'closed' && <Note tone="bad" icon="warn" title={t('error.table-closed')} />}
        <PartsCard look={look} onChange={change} />
        <HandsCard state={state} code={table.code} />
        <LookCard look={look} onChange={change} />
      </aside>
    </div>
  );
}

/** The picture as a stream has it, over a ground that shows where it is clear. */
const Preview = ({ look, picture }: { readonly look: CastLook; readonly picture: CastPicture }) => {
  const t = useT();
  return (
    <div className="cast-view" role="img" aria-label={t('cast.preview')}>
      <Overlay look={look} picture={picture} />
    </div>
  );
};
