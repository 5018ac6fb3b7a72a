import type { TableEvent } from '@gorrion/protocol';
import { Replay, recordOf } from '@gorrion/table';
import { expect, it } from 'vitest';
import { classicalGame } from '../../testing/classicalGame.ts';
import { speakEnglish } from '../../testing/english.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import { GameNotes } from './GameNotes.tsx';

speakEnglish();

it('the page of a game names its rulings and appeals, and nothing of a game without', () => {
  const { facts, id, to } = classicalGame('notes');
  const ruling = { kind: 'warn', player: 1, article: '3.11.2' } as const;
  const later: TableEvent[] = [
    { type: 'ruled', ruling, by: 'umpire' },
    { type: 'appealed', by: 1, name: 'Mei', hand: 1, text: 'I did not talk.' },
    { type: 'appeal-answered', appeal: 0, isUpheld: true, remark: 'True.', name: 'Ana', by: 0, verdict: true },
  ];
  const notesOf = (events: readonly TableEvent[]) => {
    const opened = { ...facts[0]!, event: { ...facts[0]!.event, hasForms: true } as TableEvent };
    const record = recordOf(id, [opened, ...facts.slice(1), ...events.map(event => ({ at: to, event }))]);
    return textOf(rendered(<GameNotes state={Replay.of(record).end} />));
  };
  expect(notesOf(later)).toMatch(
    /^Fouls, rulings and appeals Hand \d+: Warning: Mei\..* Mei has appealed against hand 1\. The appeal is upheld\.$/,
  );
  expect(notesOf([])).toBe('');
});
