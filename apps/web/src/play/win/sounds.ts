import type { Cue } from '../../client/sound/cues.ts';
import { playCue } from '../../client/sound/index.ts';
import type { Beat, Moment } from './timeline.ts';

/** Steps of the knocks of a count, each higher than the one before (semitones): a scale of five tones. */
const SCALE = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24] as const;

/** Returns the cue of a beat; the word has sounded as the call that it is. */
export function cueOfBeat(beat: Beat, { tier }: Pick<Moment, 'tier'>, isStill: boolean): Cue | undefined {
  if (typeof beat === 'object') return { name: 'fan', pitch: SCALE[Math.min(beat.line, SCALE.length - 1)]! };
  if (isStill) return beat === 'paid' ? { name: `total${tier}` } : undefined;
  if (beat === 'laid') return { name: 'laid' };
  if (beat === 'lands') return { name: 'tile1' };
  if (beat === 'total') return { name: `total${tier}` };
  return beat === 'flowers' ? { name: 'flower' } : undefined;
}

/** Plays the sound of a beat. A hand that nobody won has the sound of its end alone. */
export function beatSound(beat: Beat, moment: Moment, isStill: boolean): void {
  if (moment.lines === 0 && isStill) return;
  const cue = cueOfBeat(beat, moment, isStill);
  if (cue) playCue(cue);
}
