import type { PlayedHand } from './story.ts';

/** Largest difference (px) between two boxes that counts as equal, because browsers round fonts differently. */
const NEAR = 3;

/** The result of one browser: a played hand, or the sentence that says why there is none. */
export type Outcome = { readonly name: string } & ({ readonly played: PlayedHand } | { readonly failed: string });

const listed = (lines: readonly string[], none: string): string =>
  lines.length > 0 ? lines.map(line => `- ${line}`).join('\n') : `- ${none}`;

/** Returns a line for each zone whose box differs from the reference or is missing. */
export function movedZones(reference: PlayedHand, other: PlayedHand): readonly string[] {
  return Object.entries(reference.boxes).flatMap(([zone, box]) => {
    const there = other.boxes[zone];
    if (!there) return [`${zone}: not there`];
    const isNear = box.every((edge, n) => Math.abs(edge - there[n]!) <= NEAR);
    return isNear ? [] : [`${zone}: ${there.join(', ')} instead of ${box.join(', ')} (left, top, width, height in px)`];
  });
}

function section({ name, ...outcome }: Outcome, reference: PlayedHand | undefined): string {
  if ('failed' in outcome) return `## ${name}\n\n${outcome.failed}\n`;
  const { played } = outcome;
  const { browser, viewport, discards, seconds, features, fonts, problems } = played;
  const missing = Object.keys(features).filter(feature => !features[feature]);
  const parts = [
    `## ${browser}\n`,
    `One hand to its sheet, reload included: ${discards} own discards, ${seconds} s, viewport ${viewport}.\n`,
    `Fonts: ${fonts.join('; ')}.\n`,
    `Features that are missing:\n\n${listed(missing, 'none')}\n`,
    `Errors and warnings:\n\n${listed([...new Set(problems)], 'none')}\n`,
  ];
  if (reference && reference !== played)
    parts.push(`Zones that lie elsewhere than in Chromium:\n\n${listed(movedZones(reference, played), 'none')}\n`);
  return parts.join('\n');
}

/** Returns the text of results.md. The other outcomes are compared with the first. */
export function report(outcomes: readonly Outcome[], date: string): string {
  const [first] = outcomes;
  const reference = first && 'played' in first ? first.played : undefined;
  const head = `# One hand in other browsers\n\nWritten by \`npm run browsers\` on ${date}.\n`;
  return [head, ...outcomes.map(outcome => section(outcome, reference))].join('\n');
}

/** Returns whether an outcome is no failure: the browser is not installed, or it played its hand without an error. */
export const isSound = (outcome: Outcome): boolean =>
  'failed' in outcome ? outcome.failed.startsWith('Skipped') : !outcome.played.problems.some(one => /error/i.test(one));
