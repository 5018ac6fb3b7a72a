import type { StepText } from '../../steps.ts';

export const fans3: Readonly<Record<string, StepText>> = {
  concealed: {
    title: 'Sem chamadas',
    body: 'Se você não chama nada e ganha com um descarte, tem {fan:concealed-hand}: {pts:concealed-hand} pontos. Se não chama nada e ainda compra a última pedra, tem {fan:fully-concealed-hand}: {pts:fully-concealed-hand}.\nDepois de uma chamada, comprar a última pedra ainda dá {fan:self-drawn}: {pts:self-drawn} ponto.',
    captions: { given: 'Com um descarte: {total:0} pontos', drawn: 'A mesma, da muralha: {total:1} pontos' },
  },
  simples: {
    title: 'De 2 a 8',
    body: '{fan:all-simples}: sem 1, sem 9, sem honras. Vale {pts:all-simples}.',
    captions: { hand: 'Só de 2 a 8. Sem mais nada, {total:0} pontos não bastam' },
  },
  twos: {
    title: 'Dois chows que combinam',
    body: 'Dois chows juntos podem dar um ponto. É pouco, mas transforma 7 pontos em 8.',
    captions: {
      mixed: '{fan:mixed-double-chow}: o mesmo em dois naipes',
      pure: '{fan:pure-double-chow}: o mesmo em um naipe',
      straight: '{fan:short-straight}: seis seguidas',
    },
  },
  name: {
    title: 'Que fan é este?',
    body: 'Dois chows de círculos.',
    captions: { which: '345 e 678' },
    options: { mixed: '{fan:mixed-double-chow}', pure: '{fan:pure-double-chow}', straight: '{fan:short-straight}' },
    reasons: {
      mixed: 'Para isso são precisos dois naipes. Aqui os dois são círculos.',
      pure: 'Para isso os dois chows têm que ser iguais. Estes vêm um depois do outro.',
    },
    done: '3, 4, 5, 6, 7, 8 do mesmo naipe: seis seguidas.',
  },
  waits: {
    title: 'Um ponto por uma espera estreita',
    body: 'Se só um tipo de pedra completa sua mão, isso vale um ponto. {fan:closed-wait} é o buraco no meio de um chow. {fan:edge-wait} é o 3 depois de 12, ou o 7 antes de 89. {fan:single-wait} é a segunda pedra do par.\nUma espera dos dois lados não dá ponto, mas dá o dobro de pedras.',
    captions: { closed: 'Espera só {2m}', edge: 'Espera só {3m}', open: 'Espera {1m} e {4m}: sem ponto' },
  },
  closed: {
    title: 'Que pedra você espera?',
    body: 'Toque na pedra que completa esta mão.',
    captions: { have: 'Sua mão' },
    reasons: { other: 'Procure o grupo que não está pronto. A {68s} falta a pedra do meio.' },
    done: '{7s} e nenhuma outra: {fan:closed-wait}.',
  },
  knitted: {
    title: 'Pedras entrelaçadas',
    body: 'Vale a pena conhecer um padrão especial. {fan:knitted-straight} usa 147 de um naipe, 258 de outro e 369 do terceiro, com os naipes em qualquer ordem. Vale {pts:knitted-straight}. Completa-se com um grupo e um par comuns. Suas nove pedras não podem ser chamadas uma a uma: só a última pedra da mão pode vir de um descarte.',
    captions: { pattern: 'Nenhuma é vizinha de outra', hand: '{total:1} pontos' },
  },
  gap: {
    title: 'Complete as nove',
    body: 'Falta uma das nove pedras. Qual?',
    captions: { have: 'Sua mão' },
    options: { '7m': '{7m}', '7p': '{7p}', '8m': '{8m}' },
    reasons: {
      '7p': 'Os círculos têm aqui 258. O 7 vai com o naipe do 1 e do 4.',
      '8m': 'Os caracteres têm aqui 1 e 4. Depois vem o 7.',
    },
    done: '{147m}, {258p}, {369s}: cada número uma vez.',
  },
};
