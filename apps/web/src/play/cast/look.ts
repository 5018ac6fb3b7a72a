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
  /** What stands at the top left; empty: the name of the program. */
  readonly heading: string;
  /** The person whose lines in the chat stand in the picture; empty: nobody. */
  readonly voice: string;
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
};

const oneOf = <T extends string | number>(values: readonly T[], text: string | null, usual: T): T =>
  values.find(value => String(value) === text) ?? usual;

const fitting = (pattern: RegExp, text: string | null, usual: string): string =>
  text !== null && pattern.test(text) ? text : usual;

/** Returns the look that the part of an address behind the key says; what it says wrong looks as usual. */
export function readLook(text: string): CastLook {
  const said = new URLSearchParams(text);
  const hidden = (said.get('hide') ?? '').split(',');
  return {
    place: oneOf(PLACES, said.get('place'), USUAL_LOOK.place),
    plates: oneOf(PLATES, said.get('plates'), USUAL_LOOK.plates),
    size: oneOf(SIZES, said.get('size'), USUAL_LOOK.size),
    accent: fitting(/^[0-9a-f]{6}$/, said.get('accent'), USUAL_LOOK.accent),
    hidden: SHOWN_PARTS.filter(part => hidden.includes(part)),
    heading: (said.get('heading') ?? '').slice(0, LONGEST_HEADING),
    voice: fitting(/^[0-9a-f]{32}$/, said.get('voice'), USUAL_LOOK.voice),
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

/** Returns the ink (CSS) that is read on a colour: black or white, by its luminance (WCAG). */
export function inkOn(accent: string): string {
  const channel = (at: number) => {
    const share = Number.parseInt(accent.slice(at, at + 2), 16) / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(0) + 0.7152 * channel(2) + 0.0722 * channel(4) > 0.18 ? '#1d1503' : '#fffdf6';
}
