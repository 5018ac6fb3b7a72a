import type { Rate } from './bucket.ts';
import { LIMITS, type Limits } from './limits.ts';

/* Limits that an operator has changed: `LIMITS="network.tables=60 event.pages=1200"`. */

type Figures = Readonly<Record<string, Readonly<Record<string, number | Rate>>>>;

/** Returns a limit with another figure: of a rate it is what may come at once, and the rest grows with it. */
const withFigure = (limit: number | Rate, figure: number): number | Rate =>
  typeof limit === 'number' ? figure : { burst: figure, perSecond: (limit.perSecond * figure) / limit.burst };

/** Returns the limits with those figures that a text names. Throws a sentence if it names no limit, or no figure. */
export function raisedBy(text: string, limits: Limits = LIMITS): Limits {
  const raised: Record<string, Record<string, number | Rate>> = structuredClone(limits as unknown as Figures);
  for (const part of text.split(/[\s,]+/).filter(word => word !== '')) {
    const [, of = '', name = '', figure = ''] = /^(\w+)\.(\w+)=(\d{1,12})$/.exec(part) ?? [];
    const limit = Object.hasOwn(raised, of) && Object.hasOwn(raised[of]!, name) ? raised[of]![name] : undefined;
    if (limit === undefined || Number(figure) < 1)
      throw new Error(`"${part}" is not understood: write a limit of the guide and a number, as network.tables=60`);
    raised[of]![name] = withFigure(limit, Number(figure));
  }
  return raised as unknown as Limits;
}
