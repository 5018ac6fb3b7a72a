import type { PlacementTexts } from '../questions.ts';

export const texts: PlacementTexts = {
  chow: {
    question: 'Quais três pedras formam um chow?',
    why: 'Um chow são três números seguidos do mesmo naipe.',
  },
  hand: {
    question: 'De que é feita uma mão vencedora comum?',
    answers: ['Quatro jogos e um par', 'Cinco jogos', 'Três jogos e três pares'],
    why: 'Quatro jogos (chows, pungs ou kongs) e um par. Algumas mãos especiais, como Sete Pares, são formadas de outro jeito.',
  },
  left: {
    question: 'O jogador à sua frente descarta o 5 de círculos. Você pode chamar para um chow?',
    answers: ['Sim', 'Sim, se ninguém mais quiser', 'Não'],
    why: 'Um chow só se chama do jogador à sua esquerda. Um pung, um kong ou a vitória, de qualquer um.',
  },
  precedence: {
    question: 'Um jogador diz Pung para um descarte e outro diz Chow. Quem fica com a pedra?',
    answers: ['Quem disse Pung', 'Quem disse Chow', 'Quem falou primeiro'],
    why: 'Hu vem antes de Pung e Kong, e estes antes de Chow. Não importa quem foi mais rápido.',
  },
  straight: {
    question: 'A última pedra é o 6 de caracteres. Você pode dizer Hu?',
    answers: ['Não, só tem os pontos de Tudo Chows', 'Sim, tem uma Sequência Mista', 'Toda mão completa ganha'],
    why: '1-2-3, 4-5-6 e 7-8-9 em três naipes formam uma Sequência Mista: 8 pontos, e outros fans ainda se somam.',
  },
  flowers: {
    question: 'Sua mão tem 7 pontos e você tem uma flor. Descartam o 8 de bambus. Você pode dizer Hu?',
    answers: ['Sim, 7 e 1 são 8', 'Sim, a mão está completa', 'Não'],
    why: 'As flores não contam para os 8 pontos necessários. Elas se somam depois da vitória.',
  },
  triple: {
    question: 'Qual fan esta mão tem?',
    why: 'O mesmo chow, 3-4-5, em cada um dos três naipes.',
  },
  flush: {
    question: 'Qual fan esta mão tem?',
    why: 'Um só naipe com ventos ou dragões. Sem eles, valeria muito mais.',
  },
  'left-over': {
    question:
      'Você espera o 4 e o 7 de bambus. Na mesa há três 4 e dois 7, e ninguém mostrou outro. Com quantas pedras você ainda pode ganhar?',
    answers: ['Duas', 'Três', 'Oito'],
    why: 'Há quatro de cada pedra: faltam aparecer um 4 e dois 7.',
  },
  danger: {
    question:
      'O jogador à sua direita expôs estes jogos e não descartou nenhum círculo. Qual descarte é o mais arriscado?',
    answers: ['Um vento já descartado duas vezes', 'O 1 de caracteres', 'O 5 de círculos'],
    why: 'Três jogos de círculos e nenhum círculo descartado: a mão deve ser de um só naipe, então todo círculo é arriscado.',
  },
  discarder: {
    question: 'Alguém ganha 12 pontos com o seu descarte. Quanto você paga?',
    answers: ['8', '12', '20'],
    why: 'Todos pagam 8. Quem descartou a pedra paga também os pontos da mão: 8 e 12.',
  },
  drawn: {
    question: 'Você compra a pedra vencedora da muralha e sua mão tem 10 pontos. Quanto você recebe ao todo?',
    answers: ['30', '54', '18'],
    why: 'Cada um dos outros três paga 8 mais os pontos da mão: três vezes 18.',
  },
};
