import { viewFor } from '@gorrion/rules';
import { claims, closeClaims, discards, given } from '@gorrion/rules/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { rendered, textOf } from '../../testing/rendered.ts';
import Compass from './Compass.tsx';
import { handRoutes } from './routes.ts';

beforeAll(speakEnglish);

const hide = () => {};
const shown = (routes: ReturnType<typeof handRoutes>, minimum = 8) =>
  rendered(<Compass routes={routes} minimum={minimum} handKey="1" onHide={hide} />);

describe('the route to the minimum', () => {
  it('shows the likeliest route large with its tiles, and the others in rows that can be pinned', () => {
    const { state } = given({ hands: ['123m456s78p55mEEEN'] });
    const html = shown(handRoutes(viewFor(state, 0), 0));
    expect(textOf(html)).toMatch(/^Route to eight Only you see this\. .*0 of 8/);
    expect(textOf(html)).toContain('8 more points, or no win.');
    expect(html).toContain('aria-label="9 Dots, 4 left"');
    expect(html).toContain('aria-label="Pin Mixed Straight"');
    expect(html.match(/<li><button/g)!.length).toBeGreaterThan(1);
    // How far each is stands there as the number that is said.
    const rows = [...html.matchAll(/aria-label="(\d) tiles? away">(.*?)<\/span>/g)];
    expect(rows.map(([, said]) => said)).toContain('1');
    for (const [, said, read] of rows) expect(read).toBe(said);
  });

  it('counts what melds have secured, and says how much is left', () => {
    const { state } = given({ hands: ['C', '123m456s78p55mCC9p'] }).when(
      discards(0, 'C'),
      claims(1, 'pung'),
      closeClaims,
    );
    const html = textOf(shown(handRoutes(viewFor(state, 1), 1)));
    expect(html).toContain('Dragon Pung 2');
    expect(html).toContain('6 more points, or no win.');
    expect(html).toContain('2 points of it secured.');
  });

  it('is named after the minimum of the table, and waits for its tiles', () => {
    expect(textOf(shown(undefined, 4))).toBe(
      'Route to 4 points Only you see this. The routes are shown once your tiles stand.',
    );
  });

  it('says when no route is open', () => {
    const none = { minimum: 8, secured: { fans: [], points: 0 }, routes: [] };
    expect(textOf(shown(none))).toContain('No route to 8 points is open with these tiles.');
    const secured = { fans: [{ id: 'four-kongs', times: 1, points: 88 }] as const, points: 88 };
    expect(textOf(shown({ ...none, secured }))).toContain('Enough: any complete hand wins.');
  });
});
