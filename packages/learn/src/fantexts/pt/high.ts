import type { FanText, HighFan } from '../types.ts';

/** The fans of 88 to 24 points, in Portuguese. */
export const HIGH: Readonly<Record<HighFan, FanText>> = {
  'big-four-winds': {
    route:
      'Nasce de vários pares de ventos. Fique com todos e chame cada pung de vento na hora. Se o quarto só der o par, são Quatro Pequenos Ventos; sem ele, ainda há Três Grandes Ventos.',
    mix: 'Não se somam Três Grandes Ventos, Tudo Pungs nem os pungs do vento dominante e próprio: já estão incluídos. Mão Semipura ou Tudo Honras, sim.',
    misses: ['O norte é só o par: são Quatro Pequenos Ventos.'],
  },
  'big-three-dragons': {
    route:
      'Nasce de dois ou três pares de dragões. Fique com todos e chame cada pung; o quarto grupo e o par são livres. Se o terceiro dragão não vier, restam Dois Pungs de Dragões.',
    mix: 'Não se somam Dois Pungs de Dragões nem Pung de Dragão: três pungs de dragões sempre os contêm.',
    misses: ['O dragão branco é só o par: são Três Pequenos Dragões.'],
  },
  'all-green': {
    route:
      'Rara: pede desde o início muitos 2, 3, 4, 6 e 8 de bambu. O único chow é 2-3-4, então repita-o e chame pungs de 6, de 8 e do dragão verde. A saída comum é Mão Pura ou Semipura.',
    mix: 'Uma mão de bambu não basta: 1, 5, 7 e 9 têm vermelho, e um só deles a estraga. Mão Pura ou Mão Semipura se soma.',
    misses: ['O 7 de bambu não é uma pedra verde.'],
  },
  'nine-gates': {
    route:
      'Cresce de uma Mão Pura oculta com três uns e três noves à vista. Não chame nada e complete 1-1-1-2-3-4-5-6-7-8-9-9-9: os nove números ganham. Se não der, continua sendo Mão Pura.',
    mix: 'Se o desenho só se completa com a pedra da vitória, é Mão Pura. Mão Pura e Pung de Terminais ou Honras não se somam a este fan.',
    misses: ['Antes da vitória havia dois oitos e só dois noves: a mão não esperava as nove pedras.'],
  },
  'four-kongs': {
    route:
      'Ninguém planeja. Uma mão de pungs vira para ele quando as quartas cópias não param de chegar: declare cada kong enquanto a muralha tiver pedras de reposição.',
    mix: 'Não se somam Três Kongs, os fans menores de kong, Tudo Pungs nem Espera Simples. Os de pungs ocultos, sim: um kong oculto conta como um.',
    misses: ['O leste é um pung: há três kongs.'],
  },
  'seven-shifted-pairs': {
    route:
      'Começa como Sete Pares dentro de uma Mão Pura: fique com pares seguidos de um naipe e não chame nada. Quase sempre sai de uma mão que já ganharia como Mão Pura.',
    mix: 'Não se somam Sete Pares, Mão Pura nem Mão Oculta, sempre incluídos. Tudo Simples pode se somar.',
    misses: ['Falta o par de oitos: os números não são seguidos.'],
  },
  'thirteen-orphans': {
    route:
      'Vale tentar com uns nove terminais e honras diferentes na mão inicial. Fique com um de cada, faça par com qualquer um e não chame nada antes da pedra da vitória.',
    mix: 'Não se somam Todas as Famílias e Honras nem Tudo Terminais e Honras. Com pares de terminais e honras, são Sete Pares.',
    misses: ['Sete pares de terminais e honras: sete tipos, e não os treze.'],
  },
  'all-terminals': {
    route:
      'De muitos pares de uns e noves. Chame todos os pungs deles; com seis pares, continue oculto para Sete Pares. Uma honra na mão faz dela Tudo Terminais e Honras.',
    mix: 'Não se somam Tudo Pungs, Terminais e Honras em Cada Grupo nem Pung de Terminais ou Honras. Pung Duplo ou Triplo, sim.',
    misses: ['O leste é uma honra: é Tudo Terminais e Honras.'],
  },
  'little-four-winds': {
    route:
      'De três ou quatro pares de ventos: chame pungs de três e deixe o quarto de par. O outro grupo é livre: sempre se soma Mão Semipura, ou Tudo Honras se ele for de dragões.',
    mix: 'Não se somam Três Grandes Ventos nem Pung de Terminais ou Honras; os pungs do vento próprio e do dominante, sim.',
    misses: ['O par não é do quarto vento: restam Três Grandes Ventos.'],
  },
  'little-three-dragons': {
    route:
      'De pares de dragões: chame pungs de dois e deixe o terceiro de par. Os outros dois grupos são livres, então chame o que for mais rápido.',
    mix: 'Não se somam Dois Pungs de Dragões nem Pung de Dragão: este fan sempre os contém.',
    misses: ['O par não é do terceiro dragão: restam Dois Pungs de Dragões.'],
  },
  'all-honors': {
    route:
      'De cinco ou mais pares de honras. Chame cada pung de vento e de dragão, ou mantenha sete pares ocultos. Se precisar de pedras de um naipe, restam Mão Semipura e Tudo Pungs.',
    mix: 'Não se somam Tudo Pungs, Terminais e Honras em Cada Grupo nem Pung de Terminais ou Honras; os fans de ventos e dragões, sim.',
    misses: ['Os noves são terminais: é Tudo Terminais e Honras.'],
  },
  'four-concealed-pungs': {
    route:
      'De quatro ou cinco pares e pungs ocultos: não chame nada, espere pelo par ou compre você o último pung. Se houver pressa, um pung chamado ainda deixa Tudo Pungs.',
    mix: 'O pung completado pela pedra de outro não é oculto: restam Três Pungs Ocultos. Tudo Pungs e Mão Oculta não se somam.',
    misses: ['O 9 descartado completa o quarto pung, que por isso não é oculto.'],
  },
  'pure-terminal-chows': {
    route:
      'Uma Mão Pura com 1-2-3 e 7-8-9 repetidos e par de cincos. Chamar é permitido, mas quase sempre vem de uma mão de um naipe que compra bem nas duas pontas.',
    mix: 'Mesmo que as pedras formem Sete Pares, são lidas como chows. Mão Pura, Tudo Chows e os fans de dois chows não se somam.',
    misses: ['O par tem de ser de cincos. Com seis, restam Sete Pares de um naipe.'],
  },
  'quadruple-chow': {
    route:
      'Pede as quatro cópias de três pedras: é sorte no caminho de Chow Triplo Puro. Chame o mesmo chow sempre que ele aparecer.',
    mix: 'Não se somam Chow Triplo Puro, Dois Chows Puros nem Pedra Açambarcada, embora haja quatro cópias de três pedras.',
    misses: ['Só três chows são idênticos: é Chow Triplo Puro.'],
  },
  'four-pure-shifted-pungs': {
    route:
      'De pungs e pares seguidos de um naipe. Chame os pungs; três seguidos já são Três Pungs Consecutivos Puros, e o par pode ser qualquer um.',
    mix: 'Não se somam Três Pungs Consecutivos Puros nem Tudo Pungs: este fan sempre os contém.',
    misses: ['Os números são 2, 3, 4 e 6: só há três pungs seguidos.'],
  },
  'four-pure-shifted-chows': {
    route:
      'De uma mão de um naipe com chows que se sobrepõem, como 1-2-3, 2-3-4, 3-4-5. Chame os que mantêm o intervalo; três já são Três Chows Escalonados Puros.',
    mix: 'O intervalo é sempre de um ou sempre de dois. Não se somam Três Chows Escalonados Puros, Sequência Curta nem Dois Chows Terminais.',
    misses: ['Os intervalos são um, um e dois: só três chows sobem por igual.'],
  },
  'three-kongs': {
    route:
      'Nunca é um plano desde o início. Com dois kongs na mesa, declare ou complete o terceiro enquanto houver pedras de reposição. Cada kong já soma pontos no caminho.',
    mix: 'Os fans menores de kong não se somam. Dois ou Três Pungs Ocultos, sim, se kongs e pungs ocultos os formarem.',
    misses: [
      'Os oitos são um pung: há dois kongs, um exposto e um oculto.',
      'Com quatro kongs o fan é Quatro Kongs, que inclui este.',
    ],
  },
  'all-terminals-and-honors': {
    route:
      'De muitos pares de uns, noves e honras. Chame todos os pungs deles ou mantenha sete pares ocultos. Tudo Pungs e Mão Semipura são as saídas próximas.',
    mix: 'Terminais e Honras em Cada Grupo aceita chows; este fan, não. Aquele, Tudo Pungs e Pung de Terminais ou Honras não se somam.',
    misses: ['O chow 1-2-3 traz um 2 e um 3: resta Terminais e Honras em Cada Grupo.'],
  },
  'seven-pairs': {
    route:
      'De cinco pares na mão. Não chame nada e espere por uma pedra que os outros devam descartar. Combina com Mão Pura, Mão Semipura, Tudo Simples ou Todas as Famílias e Honras.',
    mix: 'Mão Oculta e Espera Simples não se somam. Fans de grupos, como Dois Pungs Ocultos, não cabem; Pedra Açambarcada, sim.',
    misses: [
      'As pedras também formam Chows Terminais Puros, e a mão toda tem uma só leitura.',
      'Os pares são seguidos e de um naipe: Sete Pares Consecutivos Puros inclui este fan.',
    ],
  },
  'greater-honors-and-knitted-tiles': {
    route:
      'De seis ou sete honras diferentes e poucos pares. Fique com pedras entrelaçadas soltas, não chame nada antes da vitória e aceite Pequenas Honras se a última não vier.',
    mix: 'Não se somam Pequenas Honras e Pedras Entrelaçadas, Todas as Famílias e Honras nem Mão Oculta. Sem par, não são Treze Órfãos.',
    misses: ['Falta o dragão branco: com seis honras são Pequenas Honras e Pedras Entrelaçadas.'],
  },
  'all-even-pungs': {
    route:
      'De pares de 2, 4, 6 e 8 de qualquer naipe. Chame todos os pungs deles; uma pedra ímpar deixa Tudo Pungs, em geral com Tudo Simples.',
    mix: 'Não se somam Tudo Pungs, Tudo Simples nem Sem Honras. Pung Duplo e Pung Triplo, sim.',
    misses: ['O par de cincos é ímpar: restam Tudo Pungs e Tudo Simples.'],
  },
  'full-flush': {
    route:
      'De umas nove pedras de um naipe. Chame o que completar grupos, pois os outros logo percebem o naipe. Costuma vir com Sequência Pura, Três Chows Escalonados Puros ou Pedra Açambarcada.',
    mix: 'Uma honra faz dela Mão Semipura. Sem Honras não se soma, e Naipe Ausente pede dois naipes.',
    misses: ['O par de leste faz dela Mão Semipura.', 'A vitória é de Nove Portas, que inclui Mão Pura.'],
  },
  'pure-triple-chow': {
    route:
      'De Dois Chows Puros que continuam comprando as mesmas pedras. O terceiro pode ser chamado; ocultas, as mesmas pedras também se leem como três pungs seguidos.',
    mix: 'Não se somam Dois Chows Puros nem Três Pungs Consecutivos Puros. O mesmo chow em três naipes é Chow Triplo Misto.',
    misses: [
      'O terceiro 2-3-4 é de círculos, não de caracteres.',
      'Com quatro chows idênticos o fan é Chow Quádruplo, que inclui este.',
    ],
  },
  'pure-shifted-pungs': {
    route:
      'De pares e pungs seguidos de um naipe, como 2-2, 3-3, 4-4. Chame os pungs. Tudo Pungs fica perto, e as pedras servem a uma mão de um naipe.',
    mix: 'Ocultas, as mesmas nove pedras podem ser três chows idênticos: vale uma leitura ou a outra, nunca as duas.',
    misses: [
      'Os números são 2, 3 e 5: não são três seguidos.',
      'Com quatro seguidos o fan é Quatro Pungs Consecutivos Puros, que inclui este.',
    ],
  },
  'upper-tiles': {
    route:
      'De uma mão inicial cheia de 7, 8 e 9. O único chow é 7-8-9: chame-o, e os pungs também; um seis deixa Quatro Superiores. Costuma somar Chow Triplo Misto.',
    mix: 'Quatro Superiores não se soma, pois está incluído. Ele aceita seis; este fan, não.',
    misses: ['Um seis faz dela Quatro Superiores.'],
  },
  'middle-tiles': {
    route:
      'De uma mão inicial cheia de 4, 5 e 6. O único chow é 4-5-6: chame-o, e os pungs também. Costuma vir com Chow Triplo Misto; um três ou um sete deixa Tudo Simples.',
    mix: 'Tudo Simples e Sem Honras não se somam. Tudo Cincos é outro fan: pede um cinco em cada grupo e no par.',
    misses: ['O chow 3-4-5 traz um três.'],
  },
  'lower-tiles': {
    route:
      'De uma mão inicial cheia de 1, 2 e 3. O único chow é 1-2-3: chame-o, e os pungs também; um quatro deixa Quatro Inferiores. Costuma somar Chow Triplo Misto.',
    mix: 'Quatro Inferiores não se soma, pois está incluído. Ele aceita quatros; este fan, não.',
    misses: ['Um quatro faz dela Quatro Inferiores.'],
  },
};
