import type { StepText } from '../../steps.ts';

export const tiles: Readonly<Record<string, StepText>> = {
  suits: {
    title: 'Três naipes',
    body: 'O mahjong se joga com 144 pedras. A maioria é de três naipes, numerados de 1 a 9. Há quatro de cada pedra.\nO 1 de bambu é um pássaro. Chama-se pardal, gorrión em espanhol; muitos jogos, também este, o desenham com cauda de pavão.',
    captions: {
      characters: 'Caracteres: o número fica em cima',
      bamboo: 'Bambu: conte as varas',
      dots: 'Círculos: conte os círculos',
    },
  },
  honours: {
    title: 'Ventos e dragões',
    body: 'Os ventos e os dragões não têm número. Juntos, são as honras. Também há quatro de cada.\nA letra no canto é uma ajuda. Os ventos têm a inicial do nome em inglês: E (Leste), S (Sul), W (Oeste), N (Norte). Os dragões, a do nome em chinês: C o vermelho (chung), F o verde (fa), B o branco (bai).',
    captions: { winds: 'Leste, Sul, Oeste, Norte', dragons: 'Dragão vermelho, verde e branco' },
  },
  dragons: {
    title: 'Ache os dragões',
    body: 'Toque nos três dragões: vermelho, verde e branco.',
    reasons: {
      winds: 'Uma destas pedras é um vento. Os dragões são {C}, {F} e {P}.',
      other: 'Dragão não tem número. Procure {C}, {F} e {P}.',
    },
    done: 'O dragão vermelho, o verde e o branco. O branco é uma moldura vazia.',
  },
  flowers: {
    title: 'As flores ficam à parte',
    body: 'Há oito flores, uma de cada. Uma flor nunca faz parte de um grupo. Quando vem uma, você a deixa ao lado da mão e compra outra pedra. Se você ganhar, cada flor soma um ponto.',
    captions: { plants: 'Quatro plantas', seasons: 'Quatro estações' },
  },
  chow: {
    title: 'Faça um chow',
    body: 'Um chow são três números seguidos do mesmo naipe. Toque em três pedras que combinam.',
    reasons: {
      suits: 'Os números são seguidos, mas os naipes não batem. As três pedras de um chow são do mesmo naipe.',
      gap: 'Falta um número no meio. Os três precisam ser seguidos, sem buraco.',
      other: 'Não são três números seguidos. Olhe os círculos: {4p}, {5p}, {6p}, {7p}.',
    },
    done: 'Três seguidas do mesmo naipe. Aqui {456p} e {567p} são chows. Com honras não dá.',
  },
  pung: {
    title: 'Faça um pung',
    body: 'Um pung são três pedras idênticas. Toque em um.',
    reasons: {
      suits: 'Todas são setes, mas não do mesmo naipe. As três pedras de um pung são exatamente iguais.',
      other: 'Estas três não são iguais. Que pedra aparece três vezes?',
    },
    done: 'Três iguais. Quatro iguais são um kong, que também conta como um grupo. Duas iguais são um par.',
  },
  hand: {
    title: 'Uma mão completa',
    body: 'Uma mão está completa com quatro grupos e um par: catorze pedras. Um grupo é um chow, um pung ou um kong.\nAlgumas mãos especiais têm outra forma. Elas podem esperar.',
    captions: { whole: 'Três chows, um pung de dragões vermelhos e um par de Leste' },
  },
  complete: {
    title: 'Qual mão está completa?',
    body: 'Procure quatro grupos e um par.',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A tem quatro grupos de três e duas pedras soltas: {7p} e {9p} não formam par.',
      c: 'C tem três grupos, dois pares e um {E} solto. Sobra um par e falta um grupo.',
    },
    done: '{345m}, {678m}, {222p} e {CCC} são quatro grupos; {99s} é o par.',
  },
};
