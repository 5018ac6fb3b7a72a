import type { StepText } from '../../steps.ts';

export const noCall: Readonly<Record<string, StepText>> = {
  price: {
    title: 'O que uma chamada tira',
    body: 'As duas mãos têm quase as mesmas pedras. A primeira não chamou nada e pode ganhar. A segunda chamou um chow, e os {minimum} pontos ficaram fora de alcance.',
    captions: { concealed: 'Oculta: {total:0} pontos', open: 'Uma chamada: {total:1} pontos' },
  },
  play: {
    title: 'Deixe passar',
    body: 'Você é Leste. Esta mão vive de fans pequenos, e um deles é {fan:concealed-hand}.',
    turns: {
      lone: 'Descarte {N} ou {W}.',
      tempting: 'Quem está à sua esquerda descartou {8p}. Formaria 678 de círculos.',
      ready: 'Você comprou {5p}, e agora 567 de círculos combina com 567 de caracteres. Descarte o outro vento.',
      win: '{5s} completa a mão. A mesa diz quanto ela vale.',
    },
    reasons: {
      open: 'Com 678 aberto, o máximo seria {total:0} pontos. A mão seria rápida e não valeria nada. Passe.',
      pass: 'São exatamente {total:1} pontos. Diga {Hu}.',
      other: 'Guarde os grupos. {N} e {W} não combinam com nada.',
    },
    done: 'Você deixou passar uma pedra e ganhou com {total:1} pontos em vez de {total:0}.',
  },
  good: {
    title: 'Qual mão deve chamar?',
    body: 'Uma destas mãos não perde nada ao chamar. Qual?',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A vive de {fan:concealed-hand} e fans pequenos. Com uma chamada, lá se vão os {minimum} pontos.',
      c: 'C ainda não tem rota. Chamar agora prende você antes de saber aonde vai.',
    },
    done: 'B busca {fan:half-flush} com {EEE} e {CCC}. Esses pontos ficam mesmo com os grupos abertos.',
  },
  rule: {
    title: 'O que decide',
    body: 'Alguém descarta uma pedra que você poderia chamar. O que decide?',
    options: {
      always: 'Grupo é grupo: chamar',
      points: 'A mão ainda chega a {minimum} pontos?',
      never: 'Ficar oculta o quanto der',
    },
    reasons: {
      always: 'Quatro grupos sem {minimum} pontos não ganham. Veja primeiro o que sobra depois da chamada.',
      never: 'Assim os fans grandes e abertos demorariam demais. Conte primeiro.',
    },
    done: 'Conte antes de chamar. Se basta, pegue a pedra. Se não, passe.',
  },
};
