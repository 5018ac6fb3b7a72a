import type { CellColumn } from '@gorrion/events/exports';
import { type Chart, seatedBy, type TournamentView } from '@gorrion/events/tournament';
import { PLAYERS, startingSeat } from '@gorrion/rules';
import { useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import { saveCsv, saveXlsx } from '../../kit/ui/saveTable.ts';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { Go } from '../../shell/page/Go.tsx';
import { type ChartPlayers, chartCells, playersOfChart } from '../event/rotation.ts';
import { useEvent } from '../event/useEvent.ts';
import { chartText, rotationTitle, seatingNotes, sessionHead } from '../event/words.ts';
import { DrawCard, DrawToCome } from './DrawCard.tsx';
import { EventFrame } from './EventFrame.tsx';
import './chart.css';

const NOBODY = '0';

/** The rotation chart (Appendix 3): who meets whom in which session, with one player marked; and the draw of lots. */
export default function RotationPage({ path }: { readonly path: string }) {
  const t = useT();
  const event = useEvent(path);
  const acts = (view: TournamentView) => view.rotation && <Acts id={event.id} view={view} chart={view.rotation} />;
  return (
    <EventFrame event={event} title={view => rotationTitle(t, view)} acts={acts}>
      {view => (
        <>
          {view.rotation ? (
            <ChartCard view={view} chart={view.rotation} />
          ) : (
            <p className="card pad quiet">{t(`tournament.noChart.${seatedBy(view.plan)}`)}</p>
          )}
          {view.draw && <DrawCard view={view} draw={view.draw} />}
          {view.promised !== undefined && <DrawToCome promised={view.promised} />}
        </>
      )}
    </EventFrame>
  );
}

function Acts({ id, view, chart }: { readonly id: string; readonly view: TournamentView; readonly chart: Chart }) {
  const t = useT();
  const table = chartCells(chart, playersOfChart(view), seatingNotes(t, view));
  const headOf = ({ key }: CellColumn): string => {
    const seat = PLAYERS.find(letter => key.endsWith(String(letter)));
    if (seat === undefined) return key === 'session' ? sessionHead(t) : t('tournament.tableColumn');
    const wind = windName(t, startingSeat(seat));
    return key.startsWith('number') ? t('tournament.numberOf', { wind }) : wind;
  };
  const file = `gorrion-${id}-rotation`;
  return (
    <>
      <button type="button" className="btn sm" onClick={() => void saveCsv(t.locale, file, table, headOf)}>
        {t('tournament.csv')}
      </button>
      <button
        type="button"
        className="btn sm"
        onClick={() => void saveXlsx(file, [{ name: t('tournament.part.rotation'), table, headOf }])}
      >
        {t('tournament.xlsx')}
      </button>
      <Go className="btn sm" href={eventPaths.event(id, 'print', 'rotation')}>
        <Icon name="print" />
        {t('tournament.print')}
      </Go>
    </>
  );
}

function ChartCard({ view, chart }: { readonly view: TournamentView; readonly chart: Chart }) {
  const t = useT();
  const people = playersOfChart(view);
  const own = people.drawnOf(view.you.player);
  const [marked, mark] = useState(String(own ?? NOBODY));
  const options = [
    [NOBODY, t('tournament.nobodyMarked')] as const,
    ...people.all.map(({ drawn, name }) => [String(drawn), `${drawn} ${t.nameOf(name)}`] as const),
  ];
  return (
    <section className="card pad" aria-labelledby="ev-chart">
      <header className="card-head">
        <h2 id="ev-chart">{t('tournament.chart')}</h2>
        <span className="row">
          <span aria-hidden="true">{t('tournament.mark')}</span>
          <Pick label={t('tournament.mark')} value={marked} options={options} onPick={mark} />
        </span>
      </header>
      <p className="fine">{chartText(t, view)}</p>
      <div className="ev-charts">
        {chart.sessions.map((tables, n) => (
          <SessionChart
            // biome-ignore lint/suspicious/noArrayIndexKey: sessions keep their order
            key={n}
            session={n + 1}
            tables={tables}
            people={people}
            marked={Number(marked)}
          />
        ))}
      </div>
    </section>
  );
}

interface SessionChartProps {
  readonly session: number;
  readonly tables: Chart['sessions'][number];
  readonly people: ChartPlayers;
  readonly marked: number;
}

function SessionChart({ session, tables, people, marked }: SessionChartProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls a table wider than the page
    <section className="scroller" aria-label={t('event.session', { session })} tabIndex={0}>
      <table className="table ev-table ev-chart">
        <caption>{t('event.session', { session })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('tournament.tableColumn')}</th>
            {PLAYERS.map(letter => (
              <th key={letter} scope="col">
                <WindGlyph wind={startingSeat(letter)} />
                <span className="sr">{windName(t, startingSeat(letter))}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {tables.map((players, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: tables keep their order
            <tr key={n} className={players.includes(marked) ? 'meets' : undefined}>
              <th scope="row">{n + 1}</th>
              {players.map(drawn => (
                <td key={drawn} className={drawn === marked ? 'you' : undefined}>
                  <small>{drawn}</small> <span dir="auto">{people.nameOf(drawn)}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
