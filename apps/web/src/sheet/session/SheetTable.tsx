import { type ByPlayer, byPlayer, PLAYERS, type Player, startingSeat } from '@gorrion/rules';
import { useT } from '../../kit/i18n/index.ts';
import { WindGlyph, windName } from '../../kit/tiles/index.ts';
import { Wide } from './Paper.tsx';
import { isTouched, type SheetCell } from './sheetRows.ts';

/* The table of a score sheet (Appendix 5), filled in, or empty to be filled by hand. */

/** What stands at the head of a player's column. */
export interface SheetColumn {
  readonly team?: string | undefined;
  readonly name: string;
  readonly tablePoints: string;
  readonly total: string;
  readonly signature: string;
}

/** A row of hands or of what was ruled. */
export interface SheetLine {
  readonly key: string;
  readonly head: string;
  /** Letters of the remarks on a hand. */
  readonly letters?: string;
  /** Banker and winner of a hand of the older ways. */
  readonly names?: readonly [string, string] | undefined;
  /** Empty where nothing is known. */
  readonly cells?: ByPlayer<SheetCell | undefined> | undefined;
  readonly isVoid?: boolean | undefined;
}

/** Returns the row of what was moved below a hand, or after all of them; empty for whom it does not touch. */
export const movedLine = (key: string, head: string, cells: ByPlayer<SheetCell>): SheetLine => ({
  key,
  head,
  cells: byPlayer(player => (isTouched(cells[player]) ? cells[player] : undefined)),
});

/** What a player gained and paid in all, and what remains. */
export interface SheetSum {
  readonly gained: number | string;
  readonly paid: number | string;
  readonly total: string;
}

interface SheetTableProps {
  /** By the older ways banker and winner are named, and there are no teams and no table points. */
  readonly isCounted?: boolean;
  readonly columns: ByPlayer<SheetColumn>;
  readonly lines: readonly SheetLine[];
  readonly sums: ByPlayer<SheetSum | undefined>;
}

/** Returns how many columns stand before those of the players: the hand, and by the older ways two names. */
const leadOf = (isCounted: boolean): number => (isCounted ? 3 : 1);

export function SheetTable({ isCounted = false, columns, lines, sums }: SheetTableProps) {
  const t = useT();
  return (
    <Wide label={t('sheet.title')}>
      <table className={isCounted ? 'is-counted' : undefined}>
        {isCounted && (
          <colgroup>
            <col className="a4-hand" />
            <col className="a4-name" span={2} />
          </colgroup>
        )}
        <SheetHead isCounted={isCounted} columns={columns} />
        <tbody>
          {lines.map(line => (
            <Line key={line.key} line={line} lead={leadOf(isCounted)} />
          ))}
          <tr>
            <th scope="row" colSpan={leadOf(isCounted)}>
              {t('sheet.total')}
            </th>
            {PLAYERS.map(player => (
              <Three key={player} values={[sums[player]?.gained, sums[player]?.paid, sums[player]?.total]} isStrong />
            ))}
          </tr>
        </tbody>
      </table>
    </Wide>
  );
}

/** The head of the sheet: players, table points, totals and signatures, then the names of the columns. */
function SheetHead({ isCounted, columns }: { readonly isCounted: boolean; readonly columns: ByPlayer<SheetColumn> }) {
  const t = useT();
  const lead = leadOf(isCounted);
  const rows = [
    ['forms.team', 'team', 'mid'],
    ['sheet.player', 'name', 'mid strong'],
    ['sheet.tablePoints', 'tablePoints', 'mid strong large'],
    ['sheet.totalPoints', 'total', 'mid strong'],
    ['sheet.signature', 'signature', 'mid tall sign'],
  ] as const;
  return (
    <thead>
      <tr>
        <th scope="row" colSpan={lead}>
          {t('sheet.position')}
        </th>
        {PLAYERS.map(player => (
          <th key={player} scope="colgroup" className="first" colSpan={3}>
            <span className="a4-wind">
              <WindGlyph wind={startingSeat(player)} />
            </span>
            {windName(t, startingSeat(player))}
          </th>
        ))}
      </tr>
      {rows
        .filter(([, what]) => !isCounted || (what !== 'team' && what !== 'tablePoints'))
        .map(([label, what, className]) => (
          <tr key={what}>
            <th scope="row" colSpan={lead}>
              {t(label)}
            </th>
            {PLAYERS.map((player: Player) => (
              <td key={player} className={`first ${className}`} colSpan={3}>
                <bdi>{columns[player][what]}</bdi>
              </td>
            ))}
          </tr>
        ))}
      <tr>
        <th scope="col">{t('sheet.hand')}</th>
        {isCounted && (
          <>
            <th scope="col">{t('sheet.banker')}</th>
            <th scope="col">{t('sheet.winner')}</th>
          </>
        )}
        {PLAYERS.map(player => (
          <ColumnNames key={player} />
        ))}
      </tr>
    </thead>
  );
}

function ColumnNames() {
  const t = useT();
  return (
    <>
      <th scope="col" className="first" aria-label={t('sheet.gained')}>
        {t('sheet.plus')}
      </th>
      <th scope="col" aria-label={t('sheet.paid')}>
        {t('sheet.minus')}
      </th>
      <th scope="col">{t('sheet.total')}</th>
    </>
  );
}

/** One row; of a void hand without points only that it was void. */
function Line({ line, lead }: { readonly line: SheetLine; readonly lead: number }) {
  const t = useT();
  const { head, letters, names, cells, isVoid } = line;
  const isEmpty = isVoid && PLAYERS.every(player => !cells?.[player]?.gained && !cells?.[player]?.paid);
  return (
    <tr>
      <th scope="row" colSpan={names ? 1 : lead}>
        {head} {letters}
      </th>
      {names && (
        <>
          <td className="first" dir="auto">
            {names[0]}
          </td>
          <td dir="auto">{names[1]}</td>
        </>
      )}
      {isEmpty ? (
        <td className="first mid" colSpan={12}>
          {t('forms.void')}
        </td>
      ) : (
        PLAYERS.map(player => {
          const { gained, paid, total } = cells?.[player] ?? {};
          const left = total !== undefined && total < 0 ? t.signed(total) : total;
          return <Three key={player} values={[gained, paid, left]} />;
        })
      )}
    </tr>
  );
}

interface ThreeProps {
  readonly values: readonly (number | string | undefined)[];
  readonly isStrong?: boolean;
}

const Three = ({ values: [gained, paid, total], isStrong }: ThreeProps) => (
  <>
    <td className={isStrong ? 'first strong' : 'first'}>{gained}</td>
    <td className={isStrong ? 'strong' : undefined}>{paid}</td>
    <td className="strong">{total}</td>
  </>
);
