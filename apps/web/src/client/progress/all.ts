/* Every part of the progress, loaded for a file with all of it. */
import './deck.ts';
import './drills.ts';
import './lessons.ts';
import './placement.ts';
import './practice.ts';

export { type FileRead, progressFile, takeProgressFile } from './file.ts';
