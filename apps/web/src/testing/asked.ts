import { act } from 'react';
import { onTestFinished, vi } from 'vitest';

/**
 * Takes the place of the server over HTTP until the test ends. `answers` are by method and address; a request without one
 * stays open. Returns the requests of the page so far.
 */
export function askedOf(answers: Readonly<Record<string, unknown>>): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
    const line = `${init?.method ?? 'GET'} ${address}`;
    asked.push(line);
    return line in answers ? Response.json(answers[line]) : new Promise(() => {});
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return asked;
}

/** Lets the page do what follows from the answers that it has. */
export const answered = () => act(() => new Promise<void>(done => void setTimeout(done)));
