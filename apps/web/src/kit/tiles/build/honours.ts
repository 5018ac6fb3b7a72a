import { BLUE, GREEN, ink, RED } from './parts.ts';

export const winds = (): readonly string[] =>
  [...'東南西北'].map(char => ink(char, { cx: 150, cy: 200, w: 226, h: 262 }, BLUE, 9));

/** Draws the white dragon as a frame with notched corners, which a blank tile does not have. */
const white = () =>
  `<path d="M58 74h184v252H58z" fill="none" stroke="${BLUE}" stroke-width="17" stroke-linejoin="round"/>` +
  `<path d="M84 114q14 0 14-14h104q0 14 14 14v172q-14 0-14 14H98q0-14-14-14z" fill="none" stroke="${BLUE}" stroke-width="7"/>`;

export const dragons = (): readonly string[] => [
  ink('中', { cx: 150, cy: 200, w: 196, h: 286 }, RED, 13),
  ink('發', { cx: 150, cy: 200, w: 230, h: 262 }, GREEN, 8),
  white(),
];

/** Draws the back: bamboo grain. */
export const back = (): string =>
  '<path d="M40 24v352M84 24v352M128 24v352M172 24v352M216 24v352M260 24v352" stroke="var(--t-back-lo)" stroke-width="5" opacity=".28"/>' +
  '<path d="M62 90h0M194 300h0M238 150h0M106 240h0" stroke="var(--t-back-lo)" stroke-width="14" stroke-linecap="round" opacity=".22"/>';
