import { LONGEST_NAME } from '@gorrion/protocol';

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Whether a name has more characters, as a reader counts them, than the server accepts. */
export const isTooLongName = (name: string): boolean => [...characters.segment(name)].length > LONGEST_NAME;
