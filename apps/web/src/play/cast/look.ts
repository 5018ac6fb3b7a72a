import { isLanguage, type Language } from '../../kit/i18n/index.ts';

/* How the picture of a cast looks, as its address says it: `#KEY&place=top&hide=hands`. */

export const PLACES = ['bottom', 'top', 'left'] as const;
export const PLATES = ['dark', 'light'] as const;
export const SIZES = [75, 100, 125, 150] as const;
export const SHOWN_PARTS = ['names', 'middle', 'chances', 'hands', 'heading'] as const;
export type ShownPart = (typeof SHOWN_PARTS)[number];

export interface CastLook {
  readonly place: (typeof PLACES)[number];
  readonly plates: (typeof PLATES)[number];
  /** Per cent. */
  readonly size: (typeof SIZES)[number];
  /** Six hexadecimal digits: the colour of the seat on turn. */
  readonly accent: string;
  readonly hidden: readonly ShownPart[];
  /** What stands in a corner; empty: the name of the program. */
  readonly heading: string;
  /** The person whose lines in the chat stand in the picture; empty: nobody. */
  readonly voice: string;
  /** The language of the picture; empty: that of the browser which shows it. */
  readonly lang: Language | '';
}

export const LONGEST_HEADING = 40;

export const USUAL_LOOK: CastLook = {
  place: 'bottom',
  plates: 'dark',
  size: 100,
  accent: 'ffc94d',
  hidden: [],
  heading: '',
  voice: '',
  lang: '',
};

const oneOf = <T extends string | number>(values: readonly T[], text: string | null, usual: T): T =>
  values.find(value => String(value) === text) ?? usual;

const fitting = (pattern: RegExp, text: string | null, usual: string): string =>
  text !== null && pattern.test(text) ? text : usual;

/** Returns the look that the part of an address behind the key says; what it says wrong looks as usual. */
export function readLook(text: string): CastLook {
  const said = new URLSearchParams(text);
  const hidden = (said.get('hide') ?? '').split(',');
  const lang = said.get('lang');
  return {
    place: oneOf(PLACES, said.get('place'), USUAL_LOOK.place),
    plates: oneOf(PLATES, said.get('plates'), USUAL_LOOK.plates),
    size: oneOf(SIZES, said.get('size'), USUAL_LOOK.size),
    accent: fitting(/^[0-9a-f]{6}$/, said.get('accent'), USUAL_LOOK.accent),
    hidden: SHOWN_PARTS.filter(part => hidden.includes(part)),
    heading: (said.get('heading') ?? '').slice(0, LONGEST_HEADING),
    voice: fitting(/^[0-9a-f]{32}$/, said.get('voice'), USUAL_LOOK.voice),
    lang: isLanguage(lang) ? lang : USUAL_LOOK.lang,
  };
}

/** Returns what stands behind the key in the address of a look: only what is not as usual. */
export function writeLook({ hidden, ...look }: CastLook): string {
  const named = { ...look, hide: hidden.join(',') };
  const usual: Readonly<Record<string, unknown>> = { ...USUAL_LOOK, hide: '' };
  const said = Object.entries(named).filter(([name, value]) => value !== usual[name]);
  return said.map(([name, value]) => `&${name}=${encodeURIComponent(value)}`).join('');
}

/** Returns the look in the address of this page. */
export const lookInAddress = (): CastLook => readLook(location.hash.replace(/^#[0-9a-f]*&?/, ''));

/**
 * Returns the size (per cent) in which a picture is drawn: that of its look, or what a column has room for beside what `lacks`.
 * The heights of the parts are those of `overlay.css`, in hundredths of the picture, each as high as it can be, so that none
 * grows out of it in play.
 */
export function drawnSize({ place, size, hidden }: CastLook, lacks: readonly ShownPart[] = []): number {
  if (place !== 'left') return size;
  const high = (part: ShownPart, height: number) => (hidden.includes(part) || lacks.includes(part) ? 0 : height);
  const plate = high('names', 9.1 + high('chances', 2.4));
  const column = 4 * (plate + high('hands', 5.9) + 0.9) + high('middle', 11);
  return Math.min(size, Math.floor(10_000 / (column + high('heading', 5.9) + 3.1 + 3.3)));
}

/** Returns the ink (CSS) that is read on a colour: black or white, by its luminance (WCAG). */
export function inkOn(accent: string): string {
  const channel = (at: number) => {
    const share = Number.parseInt(accent.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4) > 0.18 ? '#1d1503' : '#fffdf6';
}
