import { describe, expect, it } from 'vitest';
import { type PanelName, placed } from './panels.ts';

const [LARGE, DESK, TABLET, UPRIGHT, PHONE, SIDEWAYS] = [
  { w: 1920, h: 1080 },
  { w: 1440, h: 900 },
  { w: 1024, h: 768 },
  { w: 820, h: 1180 },
  { w: 390, h: 844 },
  { w: 844, h: 390 },
];
const ALL: readonly PanelName[] = ['routes', 'chat', 'advice', 'waits'];

describe('the panels of a table', () => {
  it('stand beside it, except on phones and in upright windows', () => {
    for (const name of ALL) {
      expect(placed([name], TABLET)).toEqual({ shown: [name], beside: name });
      for (const size of [UPRIGHT, PHONE, SIDEWAYS]) expect(placed([name], size)).toEqual({ shown: [name] });
    }
  });

  it('about the own hand have a corner of a large table', () => {
    expect(placed(['advice'], DESK)).toEqual({ shown: ['advice'] });
    expect(placed(['chat'], DESK)).toEqual({ shown: ['chat'], beside: 'chat' });
  });

  it('are open one at a time where there is no room for two: the newest', () => {
    expect(placed(['routes', 'advice'], LARGE)).toEqual({ shown: ['advice', 'routes'], beside: 'routes' });
    expect(placed(['routes', 'advice'], DESK)).toEqual({ shown: ['advice'] });
    expect(placed(['advice', 'routes'], DESK)).toEqual({ shown: ['routes'], beside: 'routes' });
    expect(placed(['routes', 'advice'], TABLET)).toEqual({ shown: ['advice'], beside: 'advice' });
    expect(placed(['routes', 'chat'], LARGE)).toEqual({ shown: ['chat'], beside: 'chat' });
    expect(placed(['waits', 'chat'], PHONE)).toEqual({ shown: ['chat'] });
  });
});
