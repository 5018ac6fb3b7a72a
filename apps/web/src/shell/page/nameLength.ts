import { LONGEST_NAME } from '@gorrion/protocol';

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns the number of characters (graphemes) of a name. */
export const lengthOfName = (name: string): number => [...characters.segment(name)].length;

/** Returns whether a name has more characters (graphemes) than the server accepts. */
export const isTooLongName = (name: string): boolean => lengthOfName(name) > LONGEST_NAME;
