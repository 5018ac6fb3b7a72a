import { LONGEST_NAME } from '@gorrion/protocol';

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Returns whether a name has more characters (graphemes) than the server accepts. */
export const isTooLongName = (name: string): boolean => [...characters.segment(name)].length > LONGEST_NAME;
