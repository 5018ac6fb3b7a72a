import type { GroupCommand, GroupInvitation, GroupView } from '@gorrion/events/groups';
import { GREEN } from '@gorrion/rules';
import { type ComponentType, Suspense, useCallback, useEffect, useMemo, useState } from 'react';
import { refusalText } from '../client/ledgers/refusalText.ts';
import { useLedger } from '../client/ledgers/useLedger.ts';
import { useT } from '../kit/i18n/index.ts';
import { MiniTile } from '../kit/tiles/index.ts';
import { Icon } from '../kit/ui/Icon.tsx';
import { lazyPart } from '../kit/ui/lazyPart.ts';
import { Note } from '../kit/ui/Note.tsx';
import { Pick } from '../kit/ui/Pick.tsx';
import { useChosenInView } from '../kit/ui/useChosenInView.ts';
import { eventPaths, eventRouteOf, type GroupPart } from '../shell/links/eventPaths.ts';
import Invitations from '../shell/newGroup/Invitations.tsx';
import { Go } from '../shell/page/Go.tsx';
import { LostPage } from '../shell/page/LostPage.tsx';
import { PlacePage } from '../shell/page/PlacePage.tsx';
import { goTo } from '../shell/page/router.ts';
import { useAskCalls } from './evening/useAskCalls.tsx';
import { JoinPage, keyInAddress } from './JoinPage.tsx';
import { REFUSALS } from './text.ts';
import { type GroupLedger, type PartProps, useActs, useGroupGames, useSeason, withFormerNames } from './useGroup.ts';
import './groups.css';

type Part = 'season' | 'evening' | 'album' | 'records' | 'duplicate' | 'rating' | 'settings';

const PARTS: Readonly<Record<Part, ComponentType<PartProps>>> = {
  season: lazyPart(() => import('./season/SeasonPart.tsx')),
  evening: lazyPart(() => import('./evening/EveningPart.tsx')),
  album: lazyPart(() => import('./album/AlbumPart.tsx')),
  records: lazyPart(() => import('./records/RecordsPart.tsx')),
  duplicate: lazyPart(() => import('./duplicate/DuplicatesPart.tsx')),
  rating: lazyPart(() => import('./rating/RatingPart.tsx')),
  settings: lazyPart(() => import('./settings/SettingsPart.tsx')),
};

/** Parts in the row of a group; the settings have a sign of their own. */
const TABS = ['season', 'evening', 'album', 'records', 'duplicate'] as const;
/** Parts that show games of one season. */
const BY_SEASON: ReadonlySet<Part> = new Set(['season', 'album', 'records']);

const isPart = (name: string): name is Part => Object.hasOwn(PARTS, name);

const partPath = (id: string, part: Part): string =>
  eventPaths.group(id, part === 'season' ? undefined : (part satisfies GroupPart));

/** Shows one group to its members, and the way in to people who have its link. */
export default function GroupPage({ path }: { readonly path: string }) {
  const route = eventRouteOf(path);
  const id = route.page === 'group' ? route.id : '';
  const part = route.page === 'group' ? (route.part ?? 'season') : '';
  return isPart(part) ? <Entrance key={id} id={id} part={part} /> : <LostPage />;
}

interface ShownPart {
  readonly id: string;
  readonly part: Part;
}

/** Asks at the door first whom the address brings by a key: what only members may have is refused to others. */
function Entrance({ id, part }: ShownPart) {
  const [link] = useState(keyInAddress);
  const [isMember, setMember] = useState(link === undefined);
  const enter = useCallback(() => setMember(true), []);
  if (link !== undefined && !isMember) return <JoinPage id={id} link={link} onMember={enter} />;
  return <Followed id={id} part={part} />;
}

/** The group as it is now, or why it is not shown. */
function Followed({ id, part }: ShownPart) {
  const t = useT();
  const ledger = useLedger<GroupView | GroupInvitation, GroupCommand>('group', id);
  const { view, refusal } = ledger;
  // A member needs the key in their address no more.
  useEffect(() => {
    if (view && keyInAddress()) history.replaceState(history.state, '', location.pathname);
  }, [view]);
  if (view?.role === 'invited')
    return (
      <PlacePage title={view.name} above={[{ href: eventPaths.groups(), label: t('groups.title') }]} className="gp">
        <Invitations invitations={[{ ...view, id }]} onAnswered={() => goTo(eventPaths.groups())} />
      </PlacePage>
    );
  if (view) return <Group key={id} id={id} part={part} view={view} ledger={ledger} />;
  if (!refusal) return <div className="page-wait" aria-busy="true" />;
  return (
    <PlacePage
      title={t('groups.title')}
      above={[{ href: eventPaths.groups(), label: t('groups.title') }]}
      className="gp"
    >
      <Note tone="amber" icon="warn" title={refusalText(t, refusal, REFUSALS)} />
    </PlacePage>
  );
}

interface GroupProps extends ShownPart {
  readonly view: GroupView;
  readonly ledger: Pick<GroupLedger, 'send' | 'waiting'>;
}

function Group({ id, part, view: seen, ledger }: GroupProps) {
  const t = useT();
  const allGames = useGroupGames(id, seen);
  const view = useMemo(() => withFormerNames(seen, allGames), [seen, allGames]);
  const { season, games, choose } = useSeason(view, allGames);
  const { act: send, refuse, told } = useActs(ledger);
  const [act, ask] = useAskCalls(send, view);
  const Page = PARTS[part];
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part has nothing to do with the last refusal
  useEffect(() => refuse(undefined), [part, refuse]);
  const members = view.members.filter(({ role }) => role !== 'gone').length;
  const since = new Date(view.since).toLocaleDateString(t.locale, { month: 'long', year: 'numeric' });
  return (
    <PlacePage
      title={view.name}
      mark={<MiniTile tile={GREEN} decorative />}
      note={t('groups.since', { members: t('groups.members', { count: members }), since })}
      above={[{ href: eventPaths.groups(), label: t('groups.title') }]}
      acts={<Ways id={id} part={part} />}
      className="gp"
    >
      {BY_SEASON.has(part) && view.seasons.length > 0 && (
        <div className="gp-season-pick">
          <Pick
            label={t('groups.season')}
            value={season ? String(season.number) : 'all'}
            options={[
              ...view.seasons.toReversed().map(({ number, name }) => [String(number), name] as const),
              ['all', t('groups.allTime')] as const,
            ]}
            onPick={value => choose(value === 'all' ? 'all' : Number(value))}
          />
        </div>
      )}
      {ledger.waiting > 0 && <Note tone="amber" icon="clock" title={t('groups.waiting')} />}
      {told && (
        <div role="alert" className="gp-told">
          <Note tone="bad" icon="warn" title={told} />
        </div>
      )}
      <Suspense fallback={<div className="page-wait" aria-busy="true" />}>
        <Page {...{ id, view, games, allGames, season, act, refuse }} />
      </Suspense>
      {ask}
    </PlacePage>
  );
}

/** The parts of a group's page. */
function Ways({ id, part }: { readonly id: string; readonly part: Part }) {
  const t = useT();
  const tabs = useChosenInView<HTMLSpanElement>(part);
  return (
    <nav className="row gp-ways" aria-label={t('groups.parts')}>
      <span ref={tabs} className="scroller choice slim gp-tabs">
        {TABS.map(tab => (
          <Go key={tab} href={partPath(id, tab)} aria-current={tab === part ? 'page' : undefined}>
            <b>{t(`groups.part.${tab}`)}</b>
          </Go>
        ))}
      </span>
      <Go
        className="gp-gear"
        href={partPath(id, 'settings')}
        title={t('groups.part.settings')}
        aria-label={t('groups.part.settings')}
        aria-current={part === 'settings' ? 'page' : undefined}
      >
        <Icon name="settings" />
      </Go>
    </nav>
  );
}
