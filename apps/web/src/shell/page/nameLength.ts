const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the number of characters (graphemes) of a name. */
export const lengthOfName = (name: string): number => [...characters.segment(name)].length;
