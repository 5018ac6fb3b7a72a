import type { NodeFigures, OperatorView } from '@gorrion/protocol';
import { type Translate, useT } from '../kit/i18n/index.ts';
import { bytesParts, bytesText, figuresThere, sumThere } from './texts.ts';

interface FigureProps {
  readonly name: string;
  readonly value: string;
  readonly note: string;
  /** The last hour, the oldest first. */
  readonly past: readonly number[];
}

/** Size of a picture of the last hour, in its own units. */
const [WIDE, HIGH] = [120, 26];

/** Returns the line of some values; a single one, or none, is no line. */
function lineOf(values: readonly number[]): string {
  const most = 1.6 * Math.max(...values) || 1;
  const points = values.map(
    (value, n) => `${(n * WIDE) / (values.length - 1)} ${HIGH - 1 - (value / most) * (HIGH - 3)}`,
  );
  return `M${points.join('L')}`;
}

function Figure({ name, value, note, past }: FigureProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <b>{value}</b> <small>{note}</small>
      </dd>
      <dd>
        <svg viewBox={`0 0 ${WIDE} ${HIGH}`} preserveAspectRatio="none" aria-hidden="true">
          {past.length > 1 && <path d={lineOf(past)} />}
        </svg>
      </dd>
    </div>
  );
}

/** Returns a figure of bytes, of so many that there are. */
function bytesFigure(t: Translate, name: string, bytes: number, most: number, past: readonly number[]): FigureProps {
  const { value, unit } = bytesParts(t.locale, bytes);
  return { name, value, note: t('operator.of', { unit, most: bytesText(t.locale, most) }), past };
}

function figuresOf(t: Translate, { history, playing, tableCount, ...view }: OperatorView): readonly FigureProps[] {
  const there = figuresThere(view);
  const sum = (read: (figures: NodeFigures) => number) => sumThere(view, read);
  const answer = Math.max(0, ...there.map(({ answerMs }) => answerMs ?? 0));
  const disk = there.find(one => one.isHome)?.disk ?? there[0]?.disk;
  const memory = [sum(({ memoryBytes }) => memoryBytes), sum(({ memoryOfBytes }) => memoryOfBytes)] as const;
  return [
    {
      name: t('operator.people'),
      value: t.number(sum(({ people }) => people)),
      note: t('operator.most', { count: history.mostPeople }),
      past: history.people,
    },
    {
      name: t('operator.tables'),
      value: t.number(tableCount),
      note: t('operator.playing', { count: playing }),
      past: history.tables,
    },
    {
      name: t('operator.answer'),
      value: answer > 0 && answer < 1 ? '<1' : t.number(Math.round(answer)),
      note: t('operator.answerOf'),
      past: history.answerMs,
    },
    {
      name: t('operator.processor'),
      value: t.number(Math.round(100 * sum(({ processor }) => processor))),
      note: t('operator.percent'),
      past: history.processor,
    },
    bytesFigure(t, t('operator.memory'), ...memory, history.memoryBytes),
    disk
      ? bytesFigure(t, t('operator.disk'), disk.usedBytes, disk.ofBytes, history.diskBytes)
      : { name: t('operator.disk'), value: '–', note: t('operator.inDatabase'), past: [] },
  ];
}

/** The figures that are looked for first, of all nodes together, with how they were in the last hour. */
export function Figures({ view }: { readonly view: OperatorView }) {
  const t = useT();
  return (
    <section aria-label={t('operator.now')}>
      <dl className="operator-figures card">
        {figuresOf(t, view).map(figure => (
          <Figure key={figure.name} {...figure} />
        ))}
      </dl>
    </section>
  );
}
