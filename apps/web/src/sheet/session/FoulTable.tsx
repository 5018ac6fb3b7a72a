import { useT } from '../../kit/i18n/index.ts';
import { Wide } from './Paper.tsx';

/** A row of the record of fouls (Appendix 6). */
export interface FoulLine {
  readonly team?: string | undefined;
  readonly name: string;
  readonly number?: number | null | undefined;
  readonly where: string;
  readonly nature: string;
  readonly penalty: string;
  readonly remarks: string;
}

interface FoulTableProps {
  /** The head of the column that says where. */
  readonly where: string;
  readonly lines: readonly FoulLine[];
  /** So many rows at least, to be filled by hand. */
  readonly least?: number;
}

/** The table of the record of fouls. */
export function FoulTable({ where, lines, least = 0 }: FoulTableProps) {
  const t = useT();
  const heads = [t('forms.team'), t('sheet.player'), t('forms.number'), where];
  return (
    <Wide label={t('forms.fouls')}>
      <table className="a4-fouls">
        <thead>
          <tr>
            {[...heads, t('forms.nature'), t('forms.penalty'), t('forms.remarks')].map((head, n) => (
              <th key={head} scope="col" className={n === 2 ? 'a4-number' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: Math.max(least, lines.length) }, (_, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a record keeps its order
            <Row key={n} line={lines[n]} />
          ))}
        </tbody>
      </table>
    </Wide>
  );
}

const Row = ({ line }: { readonly line: FoulLine | undefined }) => (
  <tr>
    <td>
      <bdi>{line?.team}</bdi>
    </td>
    <td className="strong">
      <bdi>{line?.name}</bdi>
    </td>
    <td>{line?.number}</td>
    <td>{line?.where}</td>
    <td>{line?.nature}</td>
    <td>{line?.penalty}</td>
    <td>
      <bdi>{line?.remarks}</bdi>
    </td>
  </tr>
);
