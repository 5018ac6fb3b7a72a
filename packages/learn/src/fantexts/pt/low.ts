import type { FanText, LowFan } from '../types.ts';

/** The fans of 4 to 1 points, in Portuguese. */
export const LOW: Readonly<Record<LowFan, FanText>> = {
  'outside-hand': {
    route:
      'De terminais e honras com 2, 3, 7 e 8 ao lado. Monte 1-2-3, 7-8-9 e pungs de pontas, chame à vontade e deixe uma ponta ou honra para o par. Um pung de dragões e fans pequenos costumam ajudar.',
    mix: 'Aceita chows, ao contrário de Tudo Terminais e Honras, que o contém. Sequência Entrelaçada não vai com ele.',
    misses: [
      'O chow 2-3-4 não tem terminal.',
      'Toda pedra é terminal ou honra: Tudo Terminais e Honras inclui este fan.',
    ],
  },
  'fully-concealed-hand': {
    route:
      'Toda mão sem nada chamado pode tê-lo se comprar a pedra da vitória. Seus 4 pontos completam uma mão de 4 ou mais; jogadores fortes raramente freiam uma mão por ele.',
    mix: 'Compra da Muralha não se soma. Com um descarte, a mesma mão tem Mão Oculta. Kongs ocultos não atrapalham.',
    misses: ['A pedra da vitória foi um descarte: é Mão Oculta.', 'Há um kong exposto, feito com a pedra de outro.'],
  },
  'two-melded-kongs': {
    route:
      'Vem junto com pungs chamados: chame um descarte para o kong ou junte a quarta pedra quando ninguém parecer esperar por ela. Costuma ajudar Tudo Pungs.',
    mix: 'Kong Exposto não se soma. Com um oculto, os dois valem 6 pontos, e com um terceiro são Três Kongs.',
    misses: ['Um dos dois kongs é oculto: juntos valem 6.'],
  },
  'last-tile': {
    route:
      'Conte o que está à vista. Se três cópias da sua pedra da vitória estão em descartes e grupos chamados, a quarta dá 4 pontos, comprada ou descartada.',
    mix: 'Só valem cópias à vista: nem as ocultas na sua mão nem as de um kong oculto. A última pedra da muralha é outro fan.',
    misses: [
      'Os outros três cincos estão ocultos na mão: os outros não os veem.',
      'Roubo do Kong sempre tem a quarta cópia e inclui este fan.',
    ],
  },
  'dragon-pung': {
    route:
      'Fique com um par de dragões e chame-o: o pung dá 2 pontos a qualquer mão. Acaba com Mão Oculta e Tudo Chows, então veja antes de onde virão os outros 6.',
    mix: 'Não é Pung de Terminais ou Honras. Os fans de dois e de três pungs de dragões o contêm.',
    misses: ['O vermelho é só o par.', 'Com dois o fan é Dois Pungs de Dragões, que inclui este.'],
  },
  'prevalent-wind': {
    route:
      'Fique com o par do vento da rodada e chame-o por 2 pontos. Combina com Mão Semipura e Tudo Pungs e acaba com Tudo Chows.',
    mix: 'Se também for seu vento, os dois fans contam. Pung de Terminais ou Honras não se soma.',
    misses: [
      'O sul não é nem o vento da rodada nem o próprio: Pung de Terminais ou Honras.',
      'Quatro pungs de ventos são Quatro Grandes Ventos, que inclui este fan.',
    ],
  },
  'seat-wind': {
    route:
      'Fique com o par do seu próprio vento e chame-o por 2 pontos. Combina com Mão Semipura e Tudo Pungs e acaba com Tudo Chows.',
    mix: 'Muda com seu lugar em cada mão. Se também for o vento da rodada, os dois fans contam.',
    misses: ['O leste é o vento da rodada, e quem ganha é o Sul: Pung do Vento Dominante.'],
  },
  'concealed-hand': {
    route:
      'Não chame nada e ganhe com um descarte. Seus 2 pontos muitas vezes completam 6, como com Três Chows Escalonados Mistos; comprando a pedra, Mão Completamente Oculta dá 4.',
    mix: 'É para vitórias com a pedra de outro. Fans ocultos por natureza, como Sete Pares, o contêm.',
    misses: [
      'A pedra da vitória foi comprada: Mão Completamente Oculta.',
      'Sete Pares é sempre uma mão oculta: inclui este fan.',
    ],
  },
  'all-chows': {
    route:
      'De mãos de chows com par de um naipe; descarte cedo as honras. Os chows podem ser chamados. Com um fan de chows de 6 pontos faz os 8, e jogadores fortes o buscam muito.',
    mix: 'Um par de honras o estraga. Sem Honras não se soma. Ao contrário de outras regras, aceita grupos chamados e qualquer espera.',
    misses: [
      'O par é de leste, uma honra.',
      'Chows Terminais em Três Naipes sempre tem quatro chows e inclui este fan.',
    ],
  },
  'tile-hog': {
    route:
      'Deixe a quarta cópia em um chow ou par e não declare o kong. Soma 2 pontos a mãos de um naipe, chows escalonados e Sete Pares.',
    mix: 'Quatro cópias em um kong não contam. Chow Quádruplo o contém; em Sete Pares, o mesmo par duas vezes vale.',
    misses: [
      'Os quatro cincos são um kong.',
      'Chow Quádruplo sempre tem quatro cópias de três pedras e inclui este fan.',
    ],
  },
  'double-pung': {
    route:
      'De dois pares do mesmo número. Chame os dois pungs; os 2 pontos ajudam sobretudo Tudo Pungs. Se a mão o tem duas vezes, conta duas vezes.',
    mix: 'Dois pungs de números seguidos não são fan nenhum. Pung Triplo contém os dele.',
    misses: ['Os pungs são de dois e de três.', 'O terceiro pung de dois faz Pung Triplo, que inclui este fan.'],
  },
  'two-concealed-pungs': {
    route:
      'Fique com dois pungs na mão e chame outras partes. Seus 2 pontos são comuns em Tudo Pungs e ao lado de kongs ocultos.',
    mix: 'O pung que o descarte da vitória completa não é um dos ocultos. Três Pungs Ocultos o contém.',
    misses: [
      'O 8 descartado completa o segundo pung: só um é oculto.',
      'O terceiro faz Três Pungs Ocultos, que inclui este fan.',
    ],
  },
  'concealed-kong': {
    route:
      'Compre as quatro cópias e declare-as viradas para baixo na sua vez. A mão continua oculta e vem uma reposição; espere se a pedra for necessária em um chow.',
    mix: 'Conta também como pung oculto. A pedra acrescentada a um pung exposto dá Kong Exposto; sem declarar, as quatro são Pedra Açambarcada.',
    misses: [
      'O kong foi feito com um descarte: Kong Exposto.',
      'O segundo faz Dois Kongs Ocultos, que inclui este fan.',
    ],
  },
  'all-simples': {
    route:
      'Descarte cedo terminais e honras. Seus 2 pontos vão com quase todo fan de chows e pungs de 2 a 8, então muitas vezes completa os 8.',
    mix: 'Sem Honras não se soma. Fans sem pontas por natureza, como Pedras Centrais e Tudo Cincos, o contêm.',
    misses: ['O chow 7-8-9 tem um nove.', 'Pungs Pares nunca tem pontas: inclui este fan.'],
  },
  'pure-double-chow': {
    route:
      'Vem sozinho em mãos de chows. Chame o segundo chow igual só se ele servir ao fan principal; oculto, também pode ajudar Sete Pares.',
    mix: 'Duas duplas de chows iguais contam duas vezes. Chow Triplo Puro e Chow Quádruplo o contêm.',
    misses: [
      'O segundo 2-3-4 é de círculos: Dois Chows Mistos.',
      'O terceiro 2-3-4 faz Chow Triplo Puro, que inclui este fan.',
    ],
  },
  'mixed-double-chow': {
    route:
      'Vem sozinho em mãos de chows. É o começo de Chow Triplo Misto: fique com os dois enquanto o terceiro naipe puder trazer o mesmo.',
    mix: 'Com 2-3-4 duas vezes em um naipe e uma em outro, conta uma vez, ao lado de Dois Chows Puros: mais um chow só se junta uma vez.',
    misses: ['O segundo chow começa um número acima.', 'O terceiro naipe faz Chow Triplo Misto, que inclui este fan.'],
  },
  'short-straight': {
    route:
      'Vem sozinha onde um naipe é longo. É o começo de Sequência Pura: a 1-2-3 e 4-5-6 só falta 7-8-9. Soma 1 ponto a muitas mãos de chows.',
    mix: 'Dois chows que se sobrepõem, como 1-2-3 e 3-4-5, não são sequência. Sequência Pura contém as dela.',
    misses: [
      'Os chows compartilham o três: são cinco números, e não seis.',
      'Sequência Pura inclui as Sequências Curtas dos seus chows.',
    ],
  },
  'two-terminal-chows': {
    route:
      'Vem sozinho com 1-2-3 e 7-8-9 de um naipe. O 4-5-6 que falta faz Sequência Pura; os mesmos dois em outro naipe e par de cincos, um fan maior.',
    mix: 'Os dois chows têm de ser do mesmo naipe. Sequência Pura contém as próprias pontas.',
    misses: ['Os chows são de naipes diferentes.', 'Sequência Pura inclui os dois chows das suas pontas.'],
  },
  'pung-of-terminals-or-honors': {
    route: 'Chame-o só se servir à mão, como em Tudo Pungs ou Mão Semipura: 1 ponto sozinho não vale a chamada.',
    mix: 'Um pung de dragões nunca conta aqui, nem o que pontua como vento próprio ou dominante.',
    misses: [
      'Um pung de dragões só dá Pung de Dragão.',
      'O leste é o vento próprio: conta Pung do Vento Próprio no lugar.',
    ],
  },
  'melded-kong': {
    route:
      'Chame um descarte para o kong ou junte a pedra comprada a um pung exposto. Dá 1 ponto e outra pedra, mas mostra mais, e o que se junta pode ser roubado.',
    mix: 'O kong de quatro pedras próprias, virado para baixo, é Kong Oculto. Dois expostos são Dois Kongs Expostos.',
    misses: [
      'Os quatro cincos foram comprados: o kong é oculto.',
      'O segundo faz Dois Kongs Expostos, que inclui este fan.',
    ],
  },
  'one-voided-suit': {
    route:
      'Resulta de descartar o naipe mais curto. Soma 1 ponto a Sequência Pura, Tudo Pungs e mãos de dois naipes, e leva a Pedras Reversíveis.',
    mix: 'Pede exatamente dois naipes: Mão Pura e Mão Semipura têm um e não o somam. Honras são permitidas.',
    misses: ['Só há um naipe: Mão Semipura.', 'Pedras Reversíveis nunca tem caracteres: inclui este fan.'],
  },
  'no-honors': {
    route:
      'Resulta de descartar cedo ventos e dragões. Soma 1 ponto quando o par é de um naipe e nenhum fan já o exige.',
    mix: 'Não se soma a Tudo Chows, Tudo Simples nem Mão Pura, que nunca têm honras.',
    misses: ['O par é de leste.', 'Tudo Chows nunca tem honras: inclui este fan.'],
  },
  'edge-wait': {
    route:
      'Último recurso: 1-2 espera um três, e 8-9, um sete. Troque-a por uma espera melhor, a não ser que este ponto complete os 8.',
    mix: 'A mão tem de esperar um só tipo de pedra. Se outra também a completar, nada se soma.',
    misses: ['A mão também espera o seis, e então nenhum fan de espera conta.'],
  },
  'closed-wait': {
    route:
      'Espera do meio de um chow: 2-4 espera um três. Fique com ela se completar os 8 pontos; se não, uma espera de duas pedras ganha mais vezes.',
    mix: 'A mão tem de esperar um só tipo de pedra. Dos três fans de espera, conta no máximo um.',
    misses: ['A mão também espera o quatro: 2-2-2 fica como pung, e os quatros são o par.'],
  },
  'single-wait': {
    route:
      'Espera da segunda pedra do par. Escolha uma honra ou ponta que os outros descartem; é a espera comum com os quatro pungs feitos.',
    mix: 'Quatro seguidas, como 3-4-5-6, esperam as duas pontas. Sete Pares, Mão Exposta e Quatro Kongs nunca a somam.',
    misses: ['O três e o seis completam a mão.', 'Mão Exposta sempre ganha com o par: inclui este fan.'],
  },
  'self-drawn': {
    route:
      'Qualquer mão pode tê-lo. Importa mais como o oitavo ponto, e os três rivais pagam; com 8 pontos ou mais, jogadores fortes ganham com o primeiro descarte que servir.',
    mix: 'Não se soma a Mão Completamente Oculta, Última Pedra da Muralha nem Vitória com a Pedra do Kong.',
    misses: ['Nada foi chamado: conta Mão Completamente Oculta, que inclui este fan.'],
  },
  'flower-tiles': {
    route:
      'Não há o que planejar: mostre cada flor e compre a reposição. Cada uma soma 1 ponto ao que recebe quem ganha.',
    mix: 'Flores não ajudam a chegar ao mínimo de 8. Ganhar com a reposição de uma flor não é Vitória com a Pedra do Kong.',
    misses: ['A mão tem 7 pontos e uma flor: não os 8 que a vitória pede sem flores.'],
  },
};
