import type { StepText } from '../../steps.ts';

export const route: Readonly<Record<string, StepText>> = {
  look: {
    title: 'Look for a route',
    body: 'Before your first discard, ask what the hand could become.\nMany tiles of one suit: {fan:half-flush}. Four pairs: {fan:all-pungs}. Nearly the same chow in all suits: {fan:mixed-triple-chow}. Beginnings, middles and ends in different suits: a straight. No large fan in sight: keep the hand concealed and collect small ones.',
    captions: { dealt: 'Here: 234 in all three suits is close' },
  },
  first: {
    title: 'First hand',
    body: 'Where is the shortest way to {minimum} points?',
    captions: { dealt: 'Your hand' },
    options: { flush: '{fan:half-flush}', triple: '{fan:mixed-triple-chow}', pungs: '{fan:all-pungs}' },
    reasons: {
      triple: 'For that you need all three suits. Of characters and dots there is one tile each.',
      pungs: 'Only two pairs. Most of the tiles stand in a row.',
    },
    done: 'Seven bamboo and two pairs of honours. Two tiles to throw away, then everything fits.',
  },
  second: {
    title: 'Second hand',
    body: 'Where is the shortest way to {minimum} points?',
    captions: { dealt: 'Your hand' },
    options: { flush: '{fan:half-flush}', triple: '{fan:mixed-triple-chow}', pungs: '{fan:all-pungs}' },
    reasons: {
      flush: 'The tiles are spread over all three suits.',
      pungs: 'There are too few pairs. Look at 2, 3 and 4.',
    },
    done: '{24m}, {234s} and {34p}: two tiles are missing from 234 in all suits.',
  },
  third: {
    title: 'Third hand',
    body: 'Where is the shortest way to {minimum} points?',
    captions: { dealt: 'Your hand' },
    options: { flush: '{fan:half-flush}', straight: '{fan:mixed-straight}', pungs: '{fan:all-pungs}' },
    reasons: {
      flush: 'No suit has more than five tiles here.',
      straight: 'There is no row in it.',
    },
    done: 'One pung and four pairs. Claim {Pung} from anybody.',
  },
  play: {
    title: 'Keep to the route',
    body: 'You are East. The route is 234 in all three suits, with dots for the rest.',
    turns: {
      edge: '{1m}, {9m} and {N} are far from everything you need. Discard one of them.',
      closed: 'The player on your left discarded {3m}. It makes 234 of characters.',
      next: 'Another tile that is not on the route.',
      pairs: '{6p} makes 678 of dots. It costs you nothing: your route is allowed to be open.',
      last: 'One more. Then you wait for {2p} and {5p}.',
      win: '{2p} completes the third 234.',
    },
    reasons: {
      route: 'That tile is part of your route. Let go of {1m}, {9m} or {N} first.',
      pass: 'This tile is on your route, and there is no reason to wait. Take it.',
      other: 'That does not lead to 234 in all three suits.',
    },
    done: '{fan:mixed-triple-chow} with {fan:all-chows} and {fan:all-simples}: {total:0} points.',
  },
  gone: {
    title: 'The tiles are gone',
    body: 'You need {2p} for three times 234. Three of them lie in the discards, and another player shows the fourth. What now?',
    options: { wait: 'Wait for it all the same', change: 'Look for another fan', fold: 'Claim anything' },
    reasons: {
      wait: 'There are only four of each tile. All four are visible: no more will come.',
      fold: 'Open sets that share no fan leave you below {minimum} points.',
    },
    done: 'Ask the question again whenever tiles are gone. {fan:mixed-shifted-chows} or a straight may be just one tile away.',
  },
};
