import type { StepText } from '../../steps.ts';

export const score: Readonly<Record<string, StepText>> = {
  add: {
    title: 'Some os fans',
    body: 'Uma mão vale a soma dos seus fans. Veja grupo por grupo e depois olhe a mão inteira.',
    captions: { hand: 'Ganha com um {S} descartado: {total:0} pontos' },
  },
  count: {
    title: 'Conte esta mão',
    body: 'Três vezes 234, só chows, só pedras de 2 a 8. Dois grupos foram chamados e {2p} veio de um descarte.',
    captions: { hand: 'Quanto vale?' },
    options: { less: '9', right: '{total:0}', more: '15' },
    reasons: {
      less: 'Some {fan:mixed-triple-chow} {pts:mixed-triple-chow}, {fan:all-chows} {pts:all-chows} e {fan:all-simples} {pts:all-simples}.',
      more: 'Os três chows foram contados duas vezes: juntos e aos pares. O que faz parte de um fan maior não conta de novo.',
    },
    done: '{fan:mixed-triple-chow} {pts:mixed-triple-chow}, {fan:all-chows} {pts:all-chows}, {fan:all-simples} {pts:all-simples}: {total:0} pontos.',
  },
  implied: {
    title: 'O que não conta de novo',
    body: 'Um fan que sempre faz parte de outro maior não conta ao lado dele. {fan:all-chows} nunca tem honras, então {fan:no-honors} fica de fora. A sequência sempre contém {fan:short-straight}, então também fica de fora.\nUm grupo que já formou um fan com outros pode se juntar mais uma vez, a um grupo ainda livre: aqui 456 de caracteres com 456 de círculos.',
    captions: { hand: '{total:0} pontos' },
  },
  twice: {
    title: 'E esta?',
    body: 'Quatro pungs. Dois foram chamados e {5s} veio de um descarte.',
    captions: { hand: 'Quanto vale?' },
    options: { less: '6', right: '{total:0}', more: '9' },
    reasons: {
      less: 'Isso é só {fan:all-pungs}. Há alguma honra nesta mão?',
      more: 'Só {444m} foi comprado por você. O terceiro {5s} foi chamado para ganhar, então não há dois pungs ocultos.',
    },
    done: '{fan:all-pungs} {pts:all-pungs} e {fan:no-honors} {pts:no-honors}: {total:0}. Falta um ponto, então esta mão não pode ganhar.',
  },
  pay: {
    title: 'Quem paga',
    body: 'Veja uma mão de {total:0} pontos. Quem ganha recebe sempre {base} pontos de cada um dos outros três.\nCom um descarte, quem deu a pedra paga também os {total:0} pontos: {gives:0}, e os outros {base}. O vencedor recebe {gets:0}.\nCom uma pedra da muralha, os três pagam {gives:0}.',
    captions: { hand: 'A mão de {total:0} pontos de antes' },
  },
  discarder: {
    title: 'Quanto paga quem descartou?',
    body: 'Alguém ganha com {total:0} pontos, por um descarte. Quanto paga quem deu a pedra?',
    captions: { hand: '{total:0} pontos' },
    options: { points: '{total:0}', both: '{gives:0}', base: '{base}' },
    reasons: {
      points: 'A isso se somam os {base} pontos que todos pagam.',
      base: 'É o que pagam os outros dois. Quem descartou paga também os pontos da mão.',
    },
    done: '{base} e {total:0}: {gives:0}. Os outros dois pagam {base} cada, e o vencedor recebe {gets:0}.',
  },
  table: {
    title: 'Você não precisa contar sem ajuda',
    body: 'A mesa conta cada mão por você e mostra cada fan. Para praticar, ponha qualquer mão na calculadora: ela diz o que conta, o que não conta e por quê.',
  },
};
