import type { FanText, MiddleFan } from '../types.ts';

/** The fans of 16 to 6 points, in Portuguese. */
export const MIDDLE: Readonly<Record<MiddleFan, FanText>> = {
  'pure-straight': {
    route:
      'De uns sete números diferentes de um naipe. Mantenha o naipe junto e chame o chow a que falta uma pedra escassa. Costuma vir com Tudo Chows ou com uma mão de um naipe.',
    mix: 'Seus próprios chows não somam Sequência Curta nem Dois Chows Terminais. Um quarto chow pode somar um fan desses com eles.',
    misses: ['O 7-8-9 é de círculos: só resta Sequência Curta.'],
  },
  'three-suited-terminal-chows': {
    route:
      'De 1-2-3 e 7-8-9 quase prontos em dois naipes e par de cincos no terceiro. Chame os chows; sem o par, costuma restar Tudo Chows com chows mistos e terminais.',
    mix: 'Tudo Chows, Dois Chows Mistos, Dois Chows Terminais e Sem Honras não se somam: estão sempre incluídos.',
    misses: ['O par tem de ser de cincos do terceiro naipe; aqui é de seis.'],
  },
  'pure-shifted-chows': {
    route:
      'De seis ou mais pedras próximas de um naipe. Chame o chow que mantém o intervalo de um ou de dois. Costuma vir com Tudo Chows ou com uma mão de um naipe.',
    mix: 'Os dois intervalos não se combinam. O mesmo em três naipes, com intervalo de um, é Três Chows Escalonados Mistos.',
    misses: [
      'Os intervalos são de um e de dois, e não podem se combinar.',
      'Com quatro o fan é Quatro Chows Escalonados Puros, que inclui este.',
    ],
  },
  'all-fives': {
    route:
      'De vários cincos com quatros e seis ao lado. Monte 3-4-5, 4-5-6, 5-6-7 e par de cincos. Costuma vir com Chow Triplo Misto ou Três Chows Escalonados Mistos.',
    mix: 'Tudo Simples e Sem Honras não se somam. Vale grupo por grupo, e o par também tem de ser de cincos.',
    misses: ['O par de quatros não tem nenhum cinco.'],
  },
  'triple-pung': {
    route:
      'De pares do mesmo número em dois ou três naipes. Chame os pungs; Tudo Pungs está perto e, com terminais, Tudo Terminais e Honras.',
    mix: 'Pung Duplo não se soma com os mesmos três pungs. Três números seguidos seriam Três Pungs Consecutivos Mistos.',
    misses: ['O terceiro pung é de outro número: resta Pung Duplo.'],
  },
  'three-concealed-pungs': {
    route:
      'De três pares ou pungs na mão. Não chame para eles: termine outra parte com um descarte ou compre você o último pung. Se for preciso chamar um, Tudo Pungs compensa.',
    mix: 'O pung completado pelo descarte da vitória não é oculto. Dois Pungs Ocultos não se soma.',
    misses: [
      'O 8 descartado completa o terceiro pung: só dois são ocultos.',
      'Com quatro o fan é Quatro Pungs Ocultos, que inclui este.',
    ],
  },
  'lesser-honors-and-knitted-tiles': {
    route:
      'De uma mão inicial dispersa com cinco ou mais honras e poucos pares. Fique com entrelaçadas soltas e não chame nada antes da vitória; com as nove, soma-se Sequência Entrelaçada.',
    mix: 'Todas as Famílias e Honras e Mão Oculta não se somam, e não há fan de espera. Um par a estraga.',
    misses: [
      'É Sequência Entrelaçada com um grupo e um par: são necessárias catorze pedras soltas.',
      'As sete honras estão aí: Grandes Honras e Pedras Entrelaçadas inclui este fan.',
    ],
  },
  'knitted-straight': {
    route:
      'De uma mão inicial dispersa e sem pares: seis entrelaçadas que se encaixem bastam para começar. Fique com elas e monte ao lado o grupo, que pode ser chamado, e o par. Tudo Chows ajuda.',
    mix: 'As nove pedras não são chows: nunca dão Sequência Mista. Naipe Ausente e Terminais e Honras em Cada Grupo não cabem com este fan.',
    misses: ['Falta uma das nove pedras entrelaçadas: o 9 de bambu.'],
  },
  'upper-four': {
    route:
      'De uma mão inicial cheia de 6 a 9. Chame 6-7-8, 7-8-9 e qualquer pung desses números. Costumam vir Tudo Chows e Chow Triplo Misto.',
    mix: 'Sem Honras não se soma. Sem nenhum seis, são Pedras Superiores, que incluem este fan.',
    misses: ['Um cinco fica abaixo dos quatro números.', 'Não há nenhum seis: Pedras Superiores inclui este fan.'],
  },
  'lower-four': {
    route:
      'De uma mão inicial cheia de 1 a 4. Chame 1-2-3, 2-3-4 e qualquer pung desses números. Costumam vir Tudo Chows e Chow Triplo Misto.',
    mix: 'Sem Honras não se soma. Sem nenhum quatro, são Pedras Inferiores, que incluem este fan.',
    misses: ['Um cinco fica acima dos quatro números.', 'Não há nenhum quatro: Pedras Inferiores inclui este fan.'],
  },
  'big-three-winds': {
    route:
      'De três pares de ventos. Chame os três pungs; o vento próprio e o dominante somam mais. Muitas vezes a mão se fecha com Mão Semipura ou Tudo Pungs.',
    mix: 'Seus ventos não dão Pung de Terminais ou Honras; os pungs do vento dominante e do próprio, sim.',
    misses: ['O oeste é só o par.', 'O par é o quarto vento: Quatro Pequenos Ventos inclui este fan.'],
  },
  'mixed-straight': {
    route:
      'De pedras soltas de todos os naipes: procure 1-2-3, 4-5-6 e 7-8-9, um em cada naipe. É um dos caminhos mais fáceis até os 8 pontos; chame os chows que aparecerem.',
    mix: 'Não é Sequência Pura, de um só naipe, nem Sequência Entrelaçada, que é 1-4-7, 2-5-8 e 3-6-9.',
    misses: ['Dois dos três chows são de círculos: só há dois naipes.'],
  },
  'reversible-tiles': {
    route:
      'De uma mão inicial de círculos e bambu com poucos caracteres. Descarte os caracteres, o 6 e o 7 de círculos e o 1, o 3 e o 7 de bambu, e chame à vontade.',
    mix: 'Naipe Ausente não se soma: está sempre incluído. O dragão branco serve; o vermelho e o verde, não.',
    misses: ['O 6 de círculos não fica igual virado ao contrário.'],
  },
  'mixed-triple-chow': {
    route:
      'De Dois Chows Mistos e duas pedras do mesmo chow no terceiro naipe. Chame o que encaixar; é um dos caminhos mais comuns até os 8 pontos, muitas vezes com Tudo Chows.',
    mix: 'Seus próprios chows não dão Dois Chows Mistos. Um quarto chow pode somar um fan com um deles.',
    misses: ['O terceiro chow começa um número acima: restam Dois Chows Mistos.'],
  },
  'mixed-shifted-pungs': {
    route:
      'De pares em três naipes com números seguidos. Chame os pungs: dá 8 pontos seja como for o resto, e Tudo Pungs está perto.',
    mix: 'Três pungs do mesmo número são Pung Triplo; três seguidos de um naipe, Três Pungs Consecutivos Puros.',
    misses: ['O terceiro pung é de cincos: a dois e três faltam uns ou quatros.'],
  },
  'chicken-hand': {
    route:
      'Quase sempre por acaso: chows e um pung chamados, todos os naipes, par de honras e espera de duas pedras, ganhando com um descarte. Aí não resta nenhum fan, e a mão vale 8.',
    mix: 'Qualquer outro fan, até Compra da Muralha com 1 ponto, acaba com ele. Só as flores podem acompanhá-lo.',
    misses: ['Compra da Muralha é um fan: a mão vale 1 ponto, e não 8.'],
  },
  'last-tile-draw': {
    route:
      'Nenhum plano leva até ele. Uma mão pronta com poucos pontos pode ficar pronta até o fim da muralha, porque a última pedra dá 8.',
    mix: 'Compra da Muralha não se soma. Ganhar com o descarte depois dela é Último Descarte.',
    misses: ['A vitória vem com o descarte depois da última pedra: Último Descarte.'],
  },
  'last-tile-claim': {
    route:
      'Nenhum plano leva até ele. Perto do fim da muralha, uma mão pronta de poucos pontos deve ficar pronta: o último descarte dá 8.',
    mix: 'É o descarte feito com a muralha vazia. A quarta cópia de uma pedra é outro fan, Última Pedra do Tipo.',
    misses: ['Quem ganha comprou a pedra da muralha: Última Pedra da Muralha.'],
  },
  'out-with-replacement-tile': {
    route:
      'Com a mão pronta e quatro pedras iguais, declare o kong se as esperas não mudarem: a reposição é uma pedra a mais, e ganhar com ela dá 8.',
    mix: 'Compra da Muralha não se soma. A reposição de uma flor não é a de um kong, nem logo depois de um.',
    misses: ['A pedra da vitória repunha uma flor.'],
  },
  'robbing-the-kong': {
    route:
      'Depende do kong de outro jogador. Espere por uma pedra do pung exposto dele: quando ele juntar a quarta, você ganha com ela.',
    mix: 'Última Pedra do Tipo não se soma, embora seja a quarta cópia. Kongs ocultos e de um descarte não podem ser roubados.',
    misses: ['A pedra foi um descarte; ninguém a juntou a um pung exposto.'],
  },
  'two-concealed-kongs': {
    route:
      'De duas vezes quatro pedras iguais e ocultas. Declare cada kong virado para baixo na sua vez: a mão continua oculta, e cada um dá outra pedra.',
    mix: 'Não se somam Kong Oculto nem Dois Pungs Ocultos. Com um exposto, os dois kongs valem menos.',
    misses: ['O kong de cincos é exposto: os dois juntos valem 6.'],
  },
  'all-pungs': {
    route:
      'De quatro ou cinco pares. Chame quase todo pung; com quatro pares ocultos dá para esperar um pouco por Sete Pares. Combina com Mão Semipura, dragões, ventos e Pung Duplo.',
    mix: 'Os fans que sempre têm quatro pungs, como Pungs Pares ou Quatro Pungs Ocultos, o contêm. Sete Pares não tem pungs.',
    misses: ['O grupo 6-7-8 é um chow.', 'Os quatro pungs são ocultos: Quatro Pungs Ocultos inclui este fan.'],
  },
  'half-flush': {
    route:
      'De umas oito pedras de um naipe e algumas honras. Descarte os outros naipes e chame pungs de honras e chows do naipe. Costumam se somar dragões, ventos e Tudo Pungs.',
    mix: 'Sem honras é Mão Pura. Naipe Ausente pede dois naipes e nunca se soma.',
    misses: ['Não há nenhuma honra: é Mão Pura.'],
  },
  'mixed-shifted-chows': {
    route:
      'De chows em três naipes que começam com um número de diferença, como 2-3-4, 3-4-5, 4-5-6. Dos fans de 6 pontos ou mais, é com ele que jogadores fortes mais ganham. Chame à vontade; os 2 que faltam quase sempre vêm de Tudo Chows.',
    mix: 'Entre naipes só vale o intervalo de um. O de dois existe em um só naipe: Três Chows Escalonados Puros.',
    misses: ['Os chows começam em 1, 3 e 5: o intervalo de dois não vale entre naipes.'],
  },
  'all-types': {
    route:
      'De chows de todos os naipes com pung de dragões e par de ventos, ou pung do seu vento e par de dragões. Chame à vontade: esse pung traz os 2 pontos que faltam para 8.',
    mix: 'Ventos e dragões são dois tipos: um só não basta. Com Treze Órfãos ou com os fans de honras e pedras entrelaçadas não se soma.',
    misses: ['Não há nenhum dragão.'],
  },
  'melded-hand': {
    route:
      'De uma mão com muito para chamar e pouco valor: chame os quatro grupos, fique com uma pedra e ganhe com um descarte. Os dois pontos que faltam vêm de fans pequenos.',
    mix: 'Espera Simples não se soma. Uma pedra comprada na vitória, ou um kong oculto, basta para perder o fan.',
    misses: ['A pedra da vitória foi comprada da muralha.', 'O kong oculto não foi chamado.'],
  },
  'two-dragon-pungs': {
    route:
      'De dois pares de dragões. Chame os dois pungs; os outros grupos são livres, então Mão Semipura ou Todas as Famílias e Honras completa os 8 pontos.',
    mix: 'Pung de Dragão não se soma por nenhum dos dois. Com o terceiro dragão de par, são Três Pequenos Dragões.',
    misses: ['O verde é só o par: resta um Pung de Dragão.', 'Com três o fan é Três Grandes Dragões, que inclui este.'],
  },
};
