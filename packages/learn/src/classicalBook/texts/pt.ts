import type { OlderTexts } from '../types.ts';

export const OLDER_TEXTS: OlderTexts = {
  'pairs-of-one-suit': {
    reading:
      'Sete pares de um naipe, todos feitos na mão. A última pedra pode ser chamada. Quatro pedras iguais são dois pares.',
    miss: 'Dois dos pares são de outro naipe. Assim a mão nem está completa.',
  },
  'pairs-with-honours': {
    reading: 'Sete pares de um naipe misturados com honras. Com honras vale a metade.',
    miss: 'Os pares são de dois naipes. As honras não resolvem isso.',
  },
  'pairs-of-honours': {
    reading: 'Sete pares de ventos e dragões, ou seja, um de cada.',
    miss: 'Um par é de naipe: é a mão com honras, que vale a metade.',
  },
  heads: {
    reading:
      'Quatro pungs de uns e noves e um par de uns ou noves. Cada naipe só tem dois, então há sempre naipes diferentes.',
    miss: 'Um pung é de oitos.',
  },
  'heads-with-honours': {
    reading: 'Quatro pungs de uns e noves com um par de honras.',
    miss: 'Um pung é de honras. Só o par pode ser.',
  },
  'great-sequence': {
    reading:
      'Do um ao nove, um pung de uns ou noves e um par dos outros, tudo do mesmo naipe. Os três chows podem ser chamados.',
    miss: 'O par é de cincos. Deve ser de uns ou noves.',
  },
  'small-sequence-dragons': {
    reading: 'Do um ao nove de um naipe com um pung de dragões e um par de ventos.',
    miss: 'O par não é de ventos.',
  },
  'small-sequence-winds': {
    reading: 'Do um ao nove de um naipe com um pung de ventos e um par de dragões.',
    miss: 'O pung e o par são ambos de ventos.',
  },
  'little-green': {
    reading: 'Só os bambus verdes 2, 3, 4, 6 e 8, com um pung de Dragões Verdes. O único chow possível é 2 3 4.',
    miss: 'Os Dragões Verdes são só o par.',
  },
  'red-hand': {
    reading: 'Quatro pungs e um par dos bambus que têm vermelho, 1 5 7 9, e de Dragões Vermelhos.',
    miss: 'O par é de 3 de Bambu, que é verde.',
  },
  'hidden-treasure': {
    reading:
      'Quatro pungs feitos na mão e um par. Kongs ocultos contam como pungs. Só o par pode ser completado com uma pedra chamada.',
    miss: 'O último pung foi completado com um descarte, então está exposto.',
  },
  'three-dragons': {
    reading: 'Qualquer mão completa com pungs dos três dragões, ocultos ou não.',
    miss: 'O terceiro dragão é só o par.',
  },
  'four-winds': {
    reading: 'Pungs dos quatro ventos, ocultos ou não, com qualquer par.',
    miss: 'O quarto vento é só o par.',
  },
  'twin-sevens': {
    reading:
      'Sete pedras seguidas de um naipe e as mesmas sete de outro, tudo na mão. Só a última pedra pode ser chamada.',
    miss: 'As sequências não são iguais: aqui de 2 a 8, ali de 3 a 9.',
  },
  lightning: {
    reading:
      'Qualquer Mah-Jong com o primeiro descarte do banqueiro, ou o do próprio banqueiro logo depois das trocas, antes de descartar.',
    miss: 'A mesma mão, ganha com um descarte posterior.',
  },
  'moon-from-the-sea': {
    reading:
      'Mah-Jong ao comprar a última pedra da muralha, que é o 1 de Círculos: a lua. A reposição de um kong não é a última da muralha.',
    miss: 'A última pedra é o 1 de Bambu.',
  },
  wonders: {
    reading: 'Uma pedra de cada terminal e honra, treze tipos, e mais uma igual a qualquer delas.',
    miss: 'Falta o Dragão Branco e há dois pares.',
  },
  dragons: {
    reading: 'Cada pung ou kong de dragões dobra uma vez. Vale para as quatro mãos, não só para a que ganha.',
    miss: 'Um par de dragões dá 2 pontos e nenhuma dobra.',
  },
  'own-wind': {
    reading: 'Um pung ou kong do vento do próprio lugar. O lugar do banqueiro é Leste.',
    miss: 'As mesmas pedras no lugar Oeste: ali Sul não é o vento de ninguém.',
  },
  'opener-wind': {
    reading: 'Um pung ou kong do vento do abridor, em cujo lado a muralha foi aberta. Dobra para todos.',
    miss: 'O abridor é Norte, então Oeste aqui é um vento comum.',
  },
  'east-wind': {
    reading:
      'Um pung ou kong de Leste, o vento do banqueiro. Dobra para todos. Para o banqueiro é também o vento próprio, e os dois contam.',
    miss: 'Leste é só o par.',
  },
  'three-pungs': {
    reading: 'Três ou quatro pungs ou kongs de qualquer pedra.',
    miss: 'Só há dois pungs.',
  },
  'three-concealed-pungs': {
    reading: 'Três dos pungs são feitos na mão: duas dobras em vez de uma, e não três ao todo.',
    miss: 'O terceiro pung foi completado com um descarte: fica uma dobra.',
  },
  'pinderico-pungs': {
    reading: 'Quatro pungs e um par, a mão toda de um naipe. Só quem ganha tem. As outras dobras se somam.',
    miss: 'O par é de ventos, então é um naipe com honras.',
  },
  'pinderico-chows': {
    reading: 'Quatro chows e um par, a mão toda de um naipe. Só quem ganha tem.',
    miss: 'O par é de outro naipe.',
  },
  'pinderico-mixed': {
    reading: 'Pungs e chows juntos, a mão toda de um naipe: três dobras em vez de quatro.',
    miss: 'Um pung é de outro naipe.',
  },
  'suit-and-honours': {
    reading:
      'As pedras de quem ganha são de um naipe e honras. A tabela do texto está cortada, então acrescentamos esta dobra como se costuma jogar. A mesa pode desativá-la.',
    miss: 'Um chow é de outro naipe.',
  },
  'terminals-and-honours': {
    reading:
      'Todas as pedras de quem ganha são uns, noves e honras. A tabela do texto está cortada, então acrescentamos esta dobra como se costuma jogar. A mesa pode desativá-la.',
    miss: 'Um pung é de oitos.',
  },
};
