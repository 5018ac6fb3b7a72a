import type { Refusal } from '@gorrion/protocol';
import { isLocal } from '../../client/solo/code.ts';
import type { FollowedTable } from '../../client/store/following.ts';
import { nameAt, seesOpenHands } from '../../client/store/people.ts';
import { useLanguage, useT } from '../../kit/i18n/index.ts';
import { Empty } from '../../kit/ui/Empty.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { overlayPath } from '../../shell/links/castPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { tablePath } from '../../shell/page/router.ts';
import { useChances } from './chances/useChances.ts';
import { delayText, HandsCard } from './HandsCard.tsx';
import { useKeptLook, useTakenLook } from './keptLook.ts';
import { LinkCard } from './LinkCard.tsx';
import { LinkLine } from './LinkLine.tsx';
import { LookCard } from './LookCard.tsx';
import { type CastLook, writeLook } from './look.ts';
import { Overlay } from './Overlay.tsx';
import { PartsCard } from './PartsCard.tsx';
import { type CastPicture, pictureOf, samplePicture } from './picture.ts';
import { useCastLink } from './useCastLink.ts';
import { VoiceCard } from './VoiceCard.tsx';
import './cast.css';

interface CastPageProps {
  readonly code: string;
  /** The table as its spectators see it. */
  readonly table: FollowedTable | undefined;
  /** Why the reader cannot cast the table. */
  readonly why?: Refusal | undefined;
}

/** Makes the link by which a table is cast, and sets how its picture looks. */
export default function CastPage({ code, table, why }: CastPageProps) {
  const t = useT();
  const above = [{ href: tablePath(code), label: t('cast.table') }];
  const local = isLocal(code) ? t('cast.local') : undefined;
  return (
    <PlacePage title={t('cast.title')} note={t('cast.lead')} above={above} isDeep>
      {local || why ? (
        <Empty title={local} note={why ? t(`error.${why}`) : t('cast.localNote')}>
          <Go className="btn pri" href={tablePath(code)}>
            {t('cast.back')}
          </Go>
        </Empty>
      ) : (
        table && <Cast table={table} />
      )}
    </PlacePage>
  );
}

function Cast({ table }: { readonly table: FollowedTable }) {
  const t = useT();
  const { look, change } = useKeptLook(table.code);
  const link = useCastLink();
  const said = writeLook({ ...look, lang: useLanguage() });
  const pages = link.why ? undefined : link.link?.pages;
  const { isOld, take } = useTakenLook(table.code, said, pages);
  const address = link.link ? location.origin + overlayPath(link.link.key, said) : '';
  const { state } = table;
  const opened = seesOpenHands(table) ? state.session.hand : undefined;
  const chances = useChances(look.hidden.includes('chances') ? undefined : opened);
  const now = state.stage === 'playing' ? pictureOf(t, table, chances) : undefined;
  const sentence = !now ? 'cast.sample' : pages && !isOld ? 'cast.now' : 'cast.setHere';
  const names = state.places.map(place => t.nameOf(nameAt(place) ?? ''));
  return (
    <div className="sides cast-sides">
      <div>
        <section className="card cast-top" aria-label={t('cast.preview')}>
          <Preview look={look} picture={now ?? samplePicture(names)} />
          <p className="fine">{t(sentence, { delay: delayText(t, state.settings) })}</p>
          {pages !== undefined && <LinkLine {...{ address, isOld, take }} />}
        </section>
        <LinkCard address={address} link={link} table={table} take={take} />
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
