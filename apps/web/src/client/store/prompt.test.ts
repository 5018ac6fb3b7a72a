import type { TableCommand } from '@gorrion/protocol';
import { chows, discards } from '@gorrion/rules/testing';
import { describe, expect, it } from 'vitest';
import { followed } from '../../testing/following.ts';
import { dealtTable } from '../../testing/table.ts';
import type { PendingCommand } from './app.ts';
import { isMoving, sentClaim } from './prompt.ts';

/** East has discarded 5p, which South can chow. */
const open = dealtTable({ hands: ['5p', '46p'] }).do({ type: 'play', command: discards(0, '5p') as never });
const south = followed(open.state, 1);

const pending = (command: TableCommand, at = south.seq): readonly PendingCommand[] => [{ id: 'id1', command, at }];
const act = (kind: 'pass' | 'pung'): TableCommand => ({ type: 'act', action: { type: 'claim', claim: { kind } } });

describe('a claim that the viewer has sent', () => {
  it('is known before the server has answered', () => {
    expect(sentClaim(south, [])).toBeUndefined();
    expect(sentClaim(south, pending(act('pung')))).toBe('sent');
    expect(sentClaim(south, pending(act('pass')))).toBe('passed');
  });

  it('counts for this window only, not if it answers an older event', () => {
    expect(sentClaim(south, pending(act('pung'), south.seq - 1))).toBeUndefined();
    expect(isMoving(south, pending(act('pung'), south.seq - 1))).toBe(false);
  });

  it('is known from the table once the server has accepted it', () => {
    const heard = dealtTable({ hands: ['5p', '46p', '55p'] })
      .do({ type: 'play', command: discards(0, '5p') as never })
      .do({ type: 'play', command: chows(1, '4p') as never });
    expect(sentClaim(followed(heard.state, 1), [])).toBe('sent');
  });

  it('does not exist for a spectator, or on a turn', () => {
    expect(sentClaim(followed(open.state, 'spectator'), pending(act('pung')))).toBeUndefined();
    expect(sentClaim(followed(dealtTable().state, 0), pending(act('pass')))).toBeUndefined();
  });
});

it('a discard or a claim is a move on its way; getting ready is not', () => {
  expect(isMoving(south, pending(act('pung')))).toBe(true);
  expect(isMoving(south, pending({ type: 'ready' }))).toBe(false);
});
