import type { StepText } from '../../steps.ts';

export const turn: Readonly<Record<string, StepText>> = {
  round: {
    title: 'Compre uma, descarte uma',
    body: 'Cada um tem treze pedras. Na sua vez você compra uma da muralha e depois descarta uma, virada para cima. Assim volta a ter treze.\nLeste começa. Depois vêm Sul, Oeste e Norte: a vez passa para quem está à direita.',
    captions: { order: 'Cada jogador é um vento. Leste distribui' },
  },
  first: {
    title: 'Jogue três turnos',
    body: 'Você é Leste e começa com catorze pedras. Para descartar, toque em uma pedra.',
    turns: {
      lone: 'Você tem oito caracteres seguidos, um par de {2s} e {45p}. {E} e {N} não combinam com nada. Descarte um deles.',
      flower: 'Você comprou uma flor. Ela ficou à parte e, no lugar, veio {9m}. Agora descarte o outro vento solto.',
      hu: 'Sua mão estava pronta: servia {3p} ou {6p}. Você comprou {6p} e agora as catorze pedras se encaixam. Diga {Hu}.',
    },
    reasons: {
      row: 'Essa pedra faz parte de uma sequência. Guarde as sequências e descarte uma pedra solta.',
      pair: 'Toda mão precisa de um par. Guarde {22s} e descarte um vento solto.',
      other: 'Sua mão está completa: 123, 456 e 789 de caracteres, {456p} e o par {22s}. Diga {Hu}.',
    },
    done: 'Foi uma mão inteira: comprar, descartar e, no fim, {Hu}. A sequência de 1 a 9 deu pontos de sobra. Logo você vê por que isso importa.',
  },
  next: {
    title: 'De quem é a vez?',
    body: 'Você acabou de descartar e ninguém quer sua pedra. Quem joga agora?',
    options: { right: 'Quem está à sua direita', left: 'Quem está à sua esquerda', dealer: 'Leste' },
    reasons: {
      left: 'Quem está à sua esquerda jogou antes de você. A vez passa para a direita.',
      dealer: 'Leste só começa a mão. Depois a vez segue para a direita.',
    },
    done: 'A vez passa para a direita: Leste, Sul, Oeste, Norte e Leste de novo.',
  },
  end: {
    title: 'Como uma mão termina',
    body: 'A mão termina quando alguém a completa e diz {Hu}: com uma pedra que compra ou com uma que outro descarta.\nSe a muralha acaba antes, a mão empata e ninguém paga.\nQuatro mãos são uma rodada, e uma partida tem até quatro rodadas. Os ventos mudam a cada mão, então todos são Leste na sua vez.',
  },
};
