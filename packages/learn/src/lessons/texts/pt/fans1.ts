import type { StepText } from '../../steps.ts';

export const fans1: Readonly<Record<string, StepText>> = {
  triple: {
    title: 'O mesmo chow três vezes',
    body: '{fan:mixed-triple-chow} é o mesmo chow nos três naipes. Vale {pts:mixed-triple-chow} pontos: basta para ganhar, com o que quer que você tenha além dele.',
    captions: { pattern: '3, 4 e 5 em cada naipe', hand: 'O quarto grupo e o par podem ser quaisquer' },
  },
  third: {
    title: 'Que pedra falta?',
    body: 'Você quer 567 nos três naipes. Toque na pedra de que precisa.',
    captions: { have: 'Na sua mão' },
    reasons: {
      suit: 'Esse 6 você já tem. A que naipe ainda falta?',
      other: 'Os três chows precisam ser 567. Esse número não está em nenhum.',
    },
    done: '{6p} completa o terceiro 567.',
  },
  shifted: {
    title: 'Um degrau acima a cada vez',
    body: '{fan:mixed-shifted-chows}: três chows em três naipes, cada um começando um número acima do anterior. Vale {pts:mixed-shifted-chows}, então faltam dois pontos.',
    captions: { pattern: '234, 345 e 456 em três naipes', hand: 'Com dois fans pequenos são {total:1}' },
  },
  steps: {
    title: 'Quais sobem em degraus?',
    body: 'Três naipes, cada chow um degrau acima. A ordem dos naipes não importa.',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A tem 234 duas vezes e depois 345. Os três começos precisam ser diferentes.',
      c: 'C sobe de dois em dois. Tem que ser de um em um.',
    },
    done: 'B: 234 de círculos, 345 de bambu, 456 de caracteres.',
  },
  straight: {
    title: 'De 1 a 9',
    body: '123, 456 e 789. Em três naipes é {fan:mixed-straight} e vale {pts:mixed-straight}. Em um só naipe é {fan:pure-straight} e vale {pts:pure-straight}. Cada um basta sozinho.',
    captions: { mixed: 'Três naipes', pure: 'Um naipe' },
  },
  middle: {
    title: 'Preencha o buraco',
    body: 'Você quer {fan:mixed-straight}. Toque nas três pedras que faltam.',
    captions: { have: 'Na sua mão' },
    reasons: {
      suit: 'Esse naipe você já usou. A sequência usa um chow de cada um dos três naipes.',
      row: 'São 4, 5 e 6, mas um chow é de um só naipe.',
      other: 'O chow entre 123 e 789 é 456.',
    },
    done: '123 de círculos, 456 de bambu, 789 de caracteres.',
  },
  chows: {
    title: 'Só chows',
    body: '{fan:all-chows}: quatro chows e um par que não seja de honras. Vale {pts:all-chows} e combina com tudo desta lição.',
    captions: { hand: 'Com uma sequência de três naipes: {total:0} pontos' },
  },
  play: {
    title: 'Ganhe com três vezes 345',
    body: 'Você é Leste e falta uma pedra para {fan:mixed-triple-chow}.',
    turns: {
      lone: 'Descarte {N}. Aí você espera {2s} ou {5s}.',
      small: '{2s} completa a mão, mas como 234. Basta?',
      win: '{5s} forma 345 nos três naipes. Pegue.',
    },
    reasons: {
      small: 'Com {2s} há só duas vezes 345 e um 234. São {total:0} pontos. Passe: {5s} ainda pode vir.',
      chow: 'Você não precisa de outro grupo. Esta pedra completa a mão inteira: diga {Hu}.',
      pass: 'É a pedra que você esperava. Diga {Hu}.',
      other: 'Essa pedra faz parte da mão. Só {N} não combina com nada.',
    },
    done: 'A mesma mão valia {total:0} com {2s} e {total:1} com {5s}. Nem todas as esperas valem o mesmo.',
  },
};
