import { winnersScore } from '@gorrion/rules';
import { expect, it } from 'vitest';
import { fanName } from '../../kit/i18n/fanName.ts';
import { speakEnglish } from '../../testing/english.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { wonTable } from '../../testing/wonTable.ts';
import { WonFans } from './WonFans.tsx';

speakEnglish();

const NAMES = ['Ana', 'Bea', 'Eva', 'Ida'];

it('the fans of a win are shown with their points and what they add up to, flowers too; and nothing before it', () => {
  const over = wonTable().state.session.hand;
  const { phase } = over;
  if (phase.name !== 'over' || phase.outcome.kind !== 'won') throw new Error('the hand is won');
  const { fans, total } = winnersScore(phase.outcome);
  const text = textOf(rendered(<WonFans hand={over} names={NAMES} />));
  expect(text).toContain(`${NAMES[phase.outcome.seat]} ${total} points`);
  for (const { id, times, points } of fans) expect(text).toContain(`${fanName(id, 'en')} ${times * points}`);
  const flowers = 2;
  const score = { total, flowers, fans: [...fans, { id: 'flower-tiles', times: flowers, points: 1 }] };
  const outcome = { ...phase.outcome, scores: { ...phase.outcome.scores, [phase.outcome.seat]: score } };
  const flowered = { ...over, phase: { ...phase, outcome } } as never;
  expect(textOf(rendered(<WonFans hand={flowered} names={NAMES} />))).toContain(`${total + flowers} points`);
  const before = { ...over, phase: { name: 'turn', seat: 0, source: 'deal' } } as never;
  expect(rendered(<WonFans hand={before} names={NAMES} />)).toBe('');
});
