import type { TournamentView } from '@gorrion/events/tournament';
import { PLAYERS, startingSeat } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { APPENDICES } from '../../sheet/session/Paper.tsx';
import { playersOfChart } from '../event/rotation.ts';
import { eventName, seatingNotes } from '../event/words.ts';
import { type ChartBlock, chartPages } from './chartPages.ts';
import { Paper } from './Paper.tsx';

interface RotationProps {
  readonly id: string;
  readonly view: TournamentView;
}

/** The chart for table rotation (appendix 3), with the list of numbers and players. */
export function Rotation({ id, view }: RotationProps) {
  const t = useT();
  const { all } = playersOfChart(view);
  if (!view.rotation) return <p className="pr-none">{t('prints.noRotation')}</p>;
  const pages = chartPages(
    view.rotation,
    all.map(({ name }) => name),
  );
  return pages.map(({ blocks, names }, n) => (
    <Paper
      // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their order
      key={n}
      id={id}
      event={eventName(t, view.plan)}
      title={t('prints.rotation')}
      appendix={APPENDICES.rotation}
      page={n + 1}
      pages={pages.length}
    >
      <div className="pr-chart">
        {blocks.map(block => (
          <Block key={`${block.session} ${block.from}`} block={block} />
        ))}
      </div>
      {names && (
        <ol className="pr-names">
          {all.slice(...names).map(({ drawn, name }) => (
            <li key={drawn}>
              <b>{drawn}</b> <span dir="auto">{name}</span>
            </li>
          ))}
        </ol>
      )}
      {n === pages.length - 1 &&
        seatingNotes(t, view).map(note => (
          <p key={note} className="a4-notes">
            {note}
          </p>
        ))}
    </Paper>
  ));
}

function Block({ block: { session, from, tables } }: { readonly block: ChartBlock }) {
  const t = useT();
  return (
    <table>
      <caption>{t('event.session', { session })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('sheet.table')}</th>
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
          <tr key={n}>
            <th scope="row">{from + n}</th>
            {players.map(drawn => (
              <td key={drawn} className="mid">
                {drawn}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
