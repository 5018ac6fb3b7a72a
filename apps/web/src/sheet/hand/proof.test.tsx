import type { BoundShuffleProof, OldShuffleProof } from '@gorrion/protocol';
import { commitmentTo, verifyShuffle } from '@gorrion/table';
import { Forger } from '@gorrion/table/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { speakEnglish } from '../../testing/english.ts';
import { wonTable } from '../../testing/wonTable.ts';
import { Proof } from './Proof.tsx';

vi.stubGlobal('location', { host: 'localhost' });
afterAll(() => vi.unstubAllGlobals());
speakEnglish();

const textOf = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Returns a first hand dealt from its second attempt: Bea withheld in the first, and Ciro's page does not trust it. */
function redealt(): Forger {
  const server = new Forger('sheet');
  for (let attempt = 1; attempt <= 2; attempt++) {
    const secret = server.secret();
    server.tell([server.commitment(secret)]);
    server.takeSeals();
    server.call();
    for (const { chair, nonce } of server.opened())
      if (attempt === 2 || chair !== 1) server.tell([{ type: 'nonce-opened', place: chair, nonce }]);
    if (attempt === 1) server.tell([{ type: 'shuffle-void', withheld: [1], ...secret }]);
    else {
      server.tell([{ type: 'shuffle-refused', place: 2, reason: 'other-list' }]);
      server.tell([{ type: 'shuffle-opened', handNumber: 1, ...secret }]);
    }
  }
  return server;
}

describe('the proof on the sheet', () => {
  const { hand } = wonTable().state.session;

  it('names who withheld, how often the deal was repeated, and whose page does not trust it', () => {
    const { state, proof } = redealt();
    const { places, redeals } = state;
    const text = textOf(
      renderToStaticMarkup(<Proof proof={proof} hand={hand} places={places} redeals={redeals} me={0} />),
    );
    expect(text).toContain('Attempt 1: not opened by Bea. Nothing was dealt from it.');
    expect(text).toContain('Ciro: The list of seals is not the one that the page saw.');
    // This browser stored no number, so the one of its player's chair was made elsewhere.
    expect(text).toContain('Random number from Ana, made by another of your devices');
    expect(text).not.toContain('Fair to you');
  });

  it('shows generated names in the language of the reader, wherever it names a chair', () => {
    const { state, proof } = redealt();
    const birds = ['lark', 'swift', 'wise-wren', 'thrush'];
    const places = state.places.map((place, n) => ({ ...place, name: `bird:${birds[n]}` })) as never;
    const drawn = { ...proof, order: [2, 0, 3, 1] as const };
    const text = textOf(
      renderToStaticMarkup(<Proof proof={drawn} hand={hand} places={places} redeals={state.redeals} me={0} />),
    );
    expect(text).toMatch(/(Lark|Swift|Wise Wren|Thrush)( · (Lark|Swift|Wise Wren|Thrush)){3}/);
    expect(text).not.toContain('bird:');
  });

  it('says what an older format does not show', () => {
    const { proof } = redealt();
    const secret = proof.opened!;
    const old = (change: Partial<OldShuffleProof>): OldShuffleProof => ({
      handNumber: 1,
      commitment: '',
      opened: secret,
      ...change,
    });
    const none = { isAsked: false, seal: undefined, nonce: undefined };
    const shown = (one: OldShuffleProof | BoundShuffleProof) => {
      const { dice } = verifyShuffle(one)!;
      const dealt = { ...hand, dice, phase: { name: 'undealt' } as never };
      const { places } = wonTable().state;
      return textOf(
        renderToStaticMarkup(<Proof proof={one} hand={dealt} places={places} redeals={undefined} me={0} />),
      );
    };
    const commitment = commitmentTo(secret);
    expect(shown(old({ commitment }))).toContain('Format 1');
    expect(shown(old({ commitment, contributions: [none, none, none, none] }))).toContain(
      'It does not show that the commitment was new',
    );
  });
});
