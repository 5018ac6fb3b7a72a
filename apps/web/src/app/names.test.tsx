import type { Me, PersonId } from '@gorrion/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Plate } from '../board/parts/Plate.tsx';
import { SessionSheet } from '../play/forms/SessionSheet.tsx';
import { ReadyBar } from '../play/result/ReadyBar.tsx';
import { Chairs } from '../play/room/Chairs.tsx';
import { AllHands } from '../sheet/hand/AllHands.tsx';
import { handResult } from '../sheet/hand/handResult.ts';
import { Payments } from '../sheet/hand/Payments.tsx';
import { speakEnglish } from '../testing/english.ts';
import { rendered } from '../testing/rendered.ts';
import { wonTable } from '../testing/wonTable.ts';

beforeAll(speakEnglish);
vi.stubGlobal('location', { host: 'localhost' });
afterAll(() => vi.unstubAllGlobals());

const NAME = 'אבגדהוזחטיכלמנסעפצקרשת';
const { state } = wonTable().add({ type: 'renamed', place: 2, name: NAME });
const result = handResult(state)!;
const me: Me = { id: 'ana' as PersonId, name: 'Ana' };
const plate = { name: NAME, kind: 'person', score: 0, presence: 'here' } as const;

const Ready = () => (
  <ReadyBar label="" state={state} me={0}>
    {null}
  </ReadyBar>
);

describe('a name that is written from right to left', () => {
  it.each([
    [
      'at a plate',
      <Plate
        key="p"
        seat={2}
        name={NAME}
        plate={plate}
        isOn={false}
        isDouble={false}
        isOpener={false}
        isOwn={false}
        now={() => 0}
      />,
    ],
    ['in the room', <Chairs key="c" state={state} me={me} mine={0} amHost={false} level="regular" />],
    ['in the payments', <Payments key="s" result={result} me={0} />],
    ['beside the hands', <AllHands key="h" state={state} result={result} me={0} corner={false} />],
    ['among those who are ready', <Ready key="r" />],
    ['on the score sheet', <SessionSheet key="a" state={state} code="SPARR0W5" />],
  ])('keeps its own direction %s, so that it is never cut at its beginning', (_, element) => {
    const around = [...rendered(element).matchAll(new RegExp(`<([^<>]+)>\\s*\u2068?${NAME}`, 'g'))].map(
      ([, tag]) => tag!,
    );
    const seen = around.filter(tag => !tag.includes('class="sr"'));
    expect(seen.length).toBeGreaterThan(0);
    for (const tag of seen) expect(tag).toMatch(/^bdi\b|dir="auto"/);
  });
});
