import type { KnownTexts } from '../differences.ts';

const minimum =
  'Para ganhar são precisos 8 pontos, e as flores não contam para chegar lá. Uma mão completa com menos pontos não pode ganhar.';
const payments =
  'Cada um dos outros três paga 8 por qualquer vitória. Quem descartou a pedra paga também os pontos da mão; se o vencedor a comprou da muralha, os três pagam.';
const dealer =
  'Leste ganha e paga como os demais. A vez de dar as pedras passa depois de cada mão, então uma partida tem dezesseis mãos.';
const oneWinner = 'Se vários dizem Hu para o mesmo descarte, só ganha o primeiro na ordem dos turnos.';
const across =
  'A maioria das mãos chega a 8 com chows espalhados pelos naipes: o mesmo nos três, do 1 ao 9 repartido, ou cada chow um número acima.';

export const texts: KnownTexts = {
  riichi: {
    minimum: { title: 'Oito pontos em vez de um yaku', text: minimum },
    riichi: {
      title: 'Sem riichi nem dora',
      text: 'Nada se declara nem se aposta, e nenhum indicador soma pontos. Manter a mão oculta vale 2, ou 4 se você comprar a pedra vencedora.',
    },
    furiten: {
      title: 'Sem furiten',
      text: 'Você pode ganhar com qualquer descarte, até com uma pedra que você descartou ou deixou passar. Uma pedra dos seus descartes não é segura.',
    },
    payments: {
      title: 'Todos pagam',
      text: `${payments} Dar a pedra custa menos que no riichi, então desistir da mão compensa menos vezes.`,
    },
    open: {
      title: 'Chamar custa pouco',
      text: 'Quase todos os fans valem o mesmo com a mão exposta. Chame sempre que isso aproximar os oito pontos.',
    },
    yaku: {
      title: 'Yaku conhecidos, com outro valor',
      text: 'O sanshoku vale 8 pontos: basta sozinho. O ittsu vale 16 e, espalhado por três naipes, coisa que o riichi não conhece, 8. O honitsu vale 6.',
    },
    shifted: {
      title: 'Chows escalonados',
      text: 'Chows que sobem de um em um, como 2-3-4, 3-4-5 e 4-5-6, valem 6 em três naipes e 16 em um só. Nenhum yaku é parecido, e poucos fans são tão frequentes.',
    },
    small: {
      title: 'Pinfu e tanyao só ajudam',
      text: 'Tudo Chows e Tudo Simples valem 2 cada. Precisam de outros fans ao lado.',
    },
    exclusion: {
      title: 'Nada se conta duas vezes',
      text: 'Os fans se somam, não se dobram. O fan que outro sempre contém não conta, e um jogo só se combina uma vez com jogos já combinados.',
    },
    pairs: { title: 'Sete Pares vale 24', text: 'Quatro pedras iguais podem valer como dois dos pares.' },
    swap: {
      title: 'Você pode descartar o que chamou',
      text: 'Depois de um chow ou pung, qualquer descarte é permitido, também a mesma pedra ou a outra ponta do chow.',
    },
    'one-winner': { title: 'Um só vencedor', text: `${oneWinner} Não há ron duplo nem empates abortivos.` },
    dealer: { title: 'Sem vantagem para Leste, sem honba', text: dealer },
    drawn: {
      title: 'Um empate não custa nada',
      text: 'Ninguém paga por não estar com a mão pronta, e uma mão pronta não recebe.',
    },
    wall: {
      title: 'Sem muralha morta',
      text: 'Todas as pedras são compradas. As reposições de kongs e flores vêm da outra ponta da muralha.',
    },
    flowers: {
      title: 'Oito flores',
      text: 'Uma flor é exposta e reposta na hora. Vale 1 ponto, somado depois da vitória. Não há cincos vermelhos.',
    },
  },
  hongkong: {
    minimum: { title: 'Oito pontos em vez de três faan', text: minimum },
    added: {
      title: 'Os pontos se somam, não se dobram',
      text: 'Nada dobra e não há limite. O que um fan maior sempre contém não conta ao lado dele.',
    },
    across: { title: 'Chows entre os naipes', text: across },
    half: {
      title: 'Mão Semipura e Tudo Pungs precisam de ajuda',
      text: 'Cada um vale 6 pontos. Mais um fan, como um pung de dragões, leva a mão a 8.',
    },
    chows: {
      title: 'Ping wu vale só 2 pontos',
      text: 'Uma mão de chows com um par de naipe vale 2. Combina bem com chows entre os naipes.',
    },
    dragons: {
      title: 'Dragões e seus ventos',
      text: 'Um pung de dragões, do seu vento ou do vento da rodada vale 2 pontos; de outro vento, 1.',
    },
    special: {
      title: 'Mais mãos especiais',
      text: 'Sete Pares vale 24 e Treze Órfãos 88. As mãos entrelaçadas, de pedras separadas de três em três, serão novidade para você.',
    },
    payments: { title: 'Todos pagam uma parte', text: payments },
    flowers: {
      title: 'As flores não são de ninguém',
      text: 'Cada flor vale 1 ponto, seja qual for o seu lugar. Soma-se depois da vitória e não ajuda a chegar a 8.',
    },
    dealer: { title: 'Leste não repete', text: dealer },
    'one-winner': { title: 'Um só vencedor', text: oneWinner },
  },
  cantonese: {
    minimum: { title: 'Nem toda mão completa ganha', text: minimum },
    chicken: {
      title: 'A Mão Vazia é rara, e basta',
      text: 'Uma mão sem nenhum fan, fora as flores, é uma Mão Vazia: 8 pontos. Um só fan pequeno já a desfaz.',
    },
    chow: {
      title: 'Você pode dizer Chow',
      text: 'Um chow só se chama do jogador à sua esquerda. Pung, Kong e Hu vêm antes.',
    },
    kongs: {
      title: 'Os kongs não são pagos na hora',
      text: 'Um kong exposto vale 1 ponto e um oculto 2, e só na mão que ganha.',
    },
    horses: { title: 'Sem cavalos', text: 'Depois da vitória não se tira nenhuma pedra para multiplicar.' },
    wild: {
      title: 'Sem curingas',
      text: 'Cada pedra é o que mostra. O conjunto tem 144: quatro de cada e oito flores.',
    },
    discard: { title: 'Você pode ganhar com um descarte', text: payments },
    across: { title: 'Chows entre os naipes', text: across },
    added: {
      title: 'Os pontos se somam',
      text: 'Nada dobra. O que um fan maior sempre contém não conta ao lado dele.',
    },
    flowers: {
      title: 'Oito flores',
      text: 'Uma flor é exposta e reposta. Vale 1 ponto, somado depois da vitória, e não ajuda a chegar a 8.',
    },
    dealer: { title: 'Leste não repete', text: dealer },
  },
};
