import { macau, roundsWon } from '@gorrion/rules';
import { Replay } from '@gorrion/table';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { classicalGame } from '../../testing/classicalGame.ts';
import { speakEnglish } from '../../testing/english.ts';
import { HandStrip } from './HandStrip.tsx';

speakEnglish();

it('[C14] says who has won a round after its last hand', () => {
  const record = classicalGame('archive', { ...macau, winnerOfRound: true });
  const replay = Replay.of(record);
  const rounds = roundsWon(replay.end.session);
  const names = record.sheet.players.map(({ name }) => name);
  const shown = (won: typeof rounds) =>
    renderToStaticMarkup(
      <HandStrip
        hands={replay.hands}
        current={0}
        player={0}
        rounds={won}
        names={names}
        review={undefined}
        onGo={() => {}}
      />,
    );
  const winner = names[rounds[0]!.winners[0]!];
  expect(shown(rounds).split('</button>').at(-1)).toContain(`Round 1, Won by ${winner}`);
  expect(shown([])).not.toContain('Round 1');
});
