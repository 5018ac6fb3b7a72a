import type { DuplicateCommand, DuplicateView } from '@gorrion/events/duplicate';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import { useLedger } from '../../client/ledgers/useLedger.ts';
import { useT } from '../../kit/i18n/index.ts';
import { eventPaths, eventRouteOf } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { LostPage } from '../../shell/page/LostPage.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { StatePage } from '../../shell/page/StatePage.tsx';
import { Gathering } from './Gathering.tsx';
import { HandPage } from './HandPage.tsx';
import { NewDuplicate } from './NewDuplicate.tsx';
import { Results } from './Results.tsx';
import { NEW_ID, REFUSALS } from './text.ts';
import { useWantedTable } from './wantedTable.ts';
import './duplicate.css';

/** A duplicate evening: a new one, one whose tables play, the results of one, or one of its hands. */
export default function DuplicatePage({ path }: { readonly path: string }) {
  const route = eventRouteOf(path);
  if (route.page !== 'duplicate') return <LostPage />;
  const { id, word } = route;
  if (id === NEW_ID && word === undefined) return <NewDuplicate />;
  if (word === undefined) return <Evening id={id} />;
  const hand = Number(word);
  return Number.isInteger(hand) && hand >= 1 && hand <= 16 ? <Evening id={id} hand={hand} /> : <LostPage />;
}

interface EveningProps {
  readonly id: string;
  /** The hand that is shown, from 1. */
  readonly hand?: number;
}

function Evening({ id, hand }: EveningProps) {
  const t = useT();
  const { view, refusal, send, waiting } = useLedger<DuplicateView, DuplicateCommand>('duplicate', id);
  useWantedTable(id, view);
  if (!view && refusal && refusal.code !== 'offline')
    return (
      <StatePage title={t('duplicate.notFound')} note={refusalText(t, refusal, REFUSALS)}>
        <Go className="btn" href="/">
          {t('lost.home')}
        </Go>
      </StatePage>
    );
  if (!view) return <div className="page-wait" aria-busy="true" />;
  const { plan } = view;
  const isHand = hand !== undefined && view.open && hand <= plan.hands;
  if (hand !== undefined && isHand) return <HandPage id={id} view={view} hand={hand} />;
  return (
    <PlacePage
      title={plan.name}
      note={noteOf(t, view)}
      above={plan.group ? [{ href: eventPaths.group(plan.group, 'duplicate'), label: t('duplicate.group') }] : []}
      className="dup"
      acts={
        view.open ? (
          <Go className="btn sm" href={eventPaths.duplicate(NEW_ID)}>
            {t('duplicate.another')}
          </Go>
        ) : undefined
      }
    >
      {view.open ? (
        <Results id={id} view={view} open={view.open} />
      ) : (
        <Gathering id={id} view={view} send={send} waiting={waiting} />
      )}
    </PlacePage>
  );
}

/** Returns what is played, in one line. */
function noteOf(t: ReturnType<typeof useT>, { plan, tables }: DuplicateView): string {
  const counted = tables.filter(({ stage }) => stage !== 'withdrawn').length;
  return [
    t('duplicate.hands', { count: plan.hands }),
    t('duplicate.tables', { count: counted }),
    t(`duplicate.walls.${plan.walls}`),
  ].join(t('list.comma'));
}
