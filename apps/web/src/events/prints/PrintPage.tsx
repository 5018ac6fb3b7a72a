import type { TournamentView } from '@gorrion/events/tournament';
import { refusalText } from '../../client/ledgers/refusalText.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { LostPage } from '../../shell/page/LostPage.tsx';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { StatePage } from '../../shell/page/StatePage.tsx';
import { useEvent } from '../event/useEvent.ts';
import { useHands } from '../event/useHands.ts';
import { eventName, sessionTitle } from '../event/words.ts';
import { Cards } from './Cards.tsx';
import { Fouls } from './Fouls.tsx';
import { formOf, type PrintForm } from './forms.ts';
import { Menu } from './Menu.tsx';
import { Prizes } from './Prizes.tsx';
import { Rotation } from './Rotation.tsx';
import { BlankSheet, ScoreSheets } from './ScoreSheet.tsx';
import { Slips } from './Slips.tsx';
import { Tabulation } from './Tabulation.tsx';
import './prints.css';

/** The forms of an event on paper, and its results as files. */
export default function PrintPage({ path }: { readonly path: string }) {
  const t = useT();
  const { id, view: known, refusal, word } = useEvent(path);
  const form = formOf(word);
  const { view, isLate } = useHands(id, known, form.kind === 'score' ? form.session : undefined);
  if (form.kind === 'lost') return <LostPage />;
  if (!view) {
    if (!refusal) return <div className="page-wait" aria-busy="true" />;
    return (
      <StatePage title={t('prints.notHere')} note={refusalText(t, refusal, {})}>
        <Go className="btn pri" href={eventPaths.events()}>
          {t('prints.events')}
        </Go>
      </StatePage>
    );
  }
  const event = { href: eventPaths.event(id), label: eventName(t, view.plan) };
  if (form.kind === 'menu') {
    return (
      <PlacePage title={t('prints.title')} above={[event]} className="pr">
        <Menu id={id} view={view} />
      </PlacePage>
    );
  }
  const acts = (
    <button type="button" className="btn pri" onClick={() => print()}>
      <Icon name="print" />
      {t('prints.print')}
    </button>
  );
  return (
    <PlacePage
      title={titleOf(t, view, form)}
      above={[event, { href: eventPaths.event(id, 'print'), label: t('prints.title') }]}
      acts={acts}
      className="pr"
      isDeep
    >
      <div className="pr-papers">
        <Papers id={id} view={view} isLate={isLate} form={form} />
      </div>
    </PlacePage>
  );
}

function titleOf(t: ReturnType<typeof useT>, view: TournamentView, form: PrintForm): string {
  switch (form.kind) {
    case 'score':
      return t('prints.scoreOf', { where: sessionTitle(t, view, form.session) });
    case 'blank':
      return t('prints.blank');
    case 'fouls':
      return t('forms.fouls');
    case 'tabulation':
    case 'rotation':
    case 'prizes':
    case 'slips':
    case 'cards':
      return t(`prints.${form.kind}`);
    default:
      return t('prints.title');
  }
}

interface PapersProps {
  readonly id: string;
  readonly view: TournamentView;
  readonly isLate: boolean;
  readonly form: PrintForm;
}

function Papers({ id, view, isLate, form }: PapersProps) {
  switch (form.kind) {
    case 'score':
      return <ScoreSheets id={id} view={view} isLate={isLate} session={form.session} table={form.table} />;
    case 'blank':
      return <BlankSheet id={id} view={view} />;
    case 'fouls':
      return <Fouls id={id} view={view} session={form.session} />;
    case 'tabulation':
      return <Tabulation id={id} view={view} />;
    case 'rotation':
      return <Rotation id={id} view={view} />;
    case 'prizes':
      return <Prizes id={id} view={view} />;
    case 'slips':
      return <Slips id={id} view={view} />;
    case 'cards':
      return <Cards view={view} />;
    default:
      return null;
  }
}
