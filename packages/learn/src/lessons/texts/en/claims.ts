import type { StepText } from '../../steps.ts';

export const claims: Readonly<Record<string, StepText>> = {
  three: {
    title: 'You may take a discard',
    body: 'When a tile is discarded and it completes a set of yours, you may claim it. You say the name of the set and lay it open on the table.\nFor {Pung} and {Kong} you may claim from anybody. For {Chow} only from the player on your left.',
    captions: {
      chow: '{Chow}: from the left only',
      pung: '{Pung}: from anybody',
      kong: '{Kong}: from anybody, then draw a tile',
    },
  },
  take: {
    title: 'Claim what you need',
    body: 'You are East. First discard, then watch what the others throw.',
    turns: {
      lone: 'Discard a wind that stands alone: {E}, {W} or {N}.',
      pung: 'The player on your right discarded {C}, and you hold two. Claim it with {Pung}.',
      pay: 'Your pung lies open. You have taken a tile, so you discard one now. Choose a lone wind.',
      across: '{5p} would fit your {34p}. But it comes from the player opposite you. Is that a {Chow} for you?',
      chow: 'Another {5p}, this time from the player on your left. Take it with {Chow}.',
      last: 'Discard your last lone wind.',
    },
    reasons: {
      pair: 'Keep your pairs: two alike become a pung when a third one comes.',
      pass: 'You can let a tile go. Here it completes a set of yours, so take it.',
      left: 'A chow may be claimed only from the player on your left. This tile comes from across, so pass.',
      other: 'That tile is part of a set or close to one. Discard a wind that stands alone.',
    },
    done: 'Two sets lie open, and you took both from discards.',
  },
  rank: {
    title: 'Two players want one tile',
    body: 'The player on the right says {Chow}. The player opposite says {Pung} to the same tile. Who gets it?',
    options: { chow: '{Chow}: it is that player’s turn', pung: '{Pung}', first: 'Whoever spoke first' },
    reasons: {
      chow: '{Chow} is the weakest claim. A {Pung} or {Kong} goes before it.',
      first: 'Speed does not count. The kind of the claim decides.',
    },
    done: '{Hu} goes before {Pung} and {Kong}, and these go before {Chow}. If two say {Hu}, the one whose turn would come first wins.',
  },
  kong: {
    title: 'Four alike',
    body: 'A kong is a set of four. Because it uses one tile more, you draw another one from the end of the wall.',
    turns: {
      declare: 'You hold all four {8p}. Declare the {Kong}.',
      after: 'You drew {2p} from the end of the wall. Discard a tile that fits nothing.',
    },
    reasons: {
      four: 'You hold four of these. Declare the {Kong}: it counts as one set and gives you another tile.',
      other: 'Keep 123 and 456 and the pair {77s}. In this step, declare the {Kong} first, then discard a lone tile.',
    },
    done: 'A kong of four own tiles stays concealed. You may also add the fourth tile to a pung that lies open.',
  },
  cost: {
    title: 'What a claim costs',
    body: 'A claimed set lies open until the end. You cannot change it any more, and everybody sees it.\nSome points are given only for hands without claims. So a claim is an offer, not a duty: you may always pass.',
    captions: { open: 'Two open sets, seven tiles in hand' },
  },
};
