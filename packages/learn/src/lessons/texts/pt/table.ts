import type { StepText } from '../../steps.ts';

export const table: Readonly<Record<string, StepText>> = {
  four: {
    title: 'Quatro de cada, nunca mais',
    body: 'Você tem {45p} e espera {3p} ou {6p}: oito pedras. Cada uma que você vê, nos descartes ou em grupos abertos, é uma a menos.',
    captions: { wait: 'Na sua mão', copies: 'O que poderia completá-la' },
  },
  left: {
    title: 'Quantas restam?',
    body: 'Você tem {45p}. Olhe os descartes: quantos {3p} e {6p} você ainda não viu?',
    options: { three: 'Três', five: 'Cinco', eight: 'Oito' },
    reasons: {
      three: 'Conte de novo: quem está na sua frente descartou dois {3p} e um {6p}. Os outros cinco seguem ocultos.',
      eight: 'Oito seriam todos. Alguns estão diante de quem está na sua frente.',
    },
    done: 'Dois {3p} e três {6p}. Estão na muralha ou na mão de alguém.',
  },
  collect: {
    title: 'O que junta quem está à direita?',
    body: 'À direita há três grupos abertos: {CCC}, {567s} e {222s}. Os descartes foram {W}, {1p} e {4p}.',
    options: { flush: '{fan:half-flush} de bambu', pungs: '{fan:all-pungs}', chows: '{fan:all-chows}' },
    reasons: {
      pungs: 'Um dos grupos é um chow, {567s}.',
      chows: 'Dois dos grupos são pungs.',
    },
    done: 'Só bambu e dragões, e todo o resto foi descartado: {fan:half-flush}.',
  },
  danger: {
    title: 'Que pedra é segura?',
    body: 'A quem está à direita talvez falte uma pedra só. Você quer descartar uma destas. Qual é a mais segura?',
    options: { '8s': '{8s}', F: '{F}', N: '{N}' },
    reasons: {
      '8s': 'Bambu é justamente o que se junta ali. Qualquer uma pode ser a última pedra.',
      F: 'Dragões cabem em {fan:half-flush}, e ainda não apareceu nenhum {F}. Pode virar um pung.',
    },
    done: 'Há dois {N} na mesa e você tem um. Ninguém pode ter mais de um, então quase ninguém precisa dele.',
  },
  signs: {
    title: 'O que observar',
    body: 'Muitos grupos abertos: perto de ganhar. Descartes de só dois naipes: junta o terceiro. Honras descartadas cedo: não haverá pungs delas. Uma pedra do meio descartada tarde: a mão deve estar pronta.\nQuem descarta a pedra da vitória paga mais. Por isso olhe a mesa antes de cada descarte.',
  },
  late: {
    title: 'Perto do fim da muralha',
    body: 'Restam dez pedras. Faltam duas para sua mão ficar pronta, e outro jogador tem três grupos abertos. O que você faz?',
    options: { attack: 'Continuar montando', safe: 'Descartar só pedras seguras', claim: 'Chamar o que vier' },
    reasons: {
      attack: 'Você precisaria de duas pedras e depois da última. Não há tempo.',
      claim: 'Chamar não faz você ganhar em dez pedras, mas deixa menos pedras para escolher.',
    },
    done: 'Um empate não custa nada. Dar a pedra custa.',
  },
};
