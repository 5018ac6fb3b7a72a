import type { StepText } from '../../steps.ts';

export const fans2: Readonly<Record<string, StepText>> = {
  flush: {
    title: 'Um naipe e honras',
    body: '{fan:half-flush}: todas as pedras de um naipe, com ventos ou dragões ao lado. Vale {pts:half-flush}. Você pode chamar à vontade, então é rápida.',
    captions: { hand: 'Bambu e honras: {total:0} pontos' },
  },
  honours: {
    title: 'Pungs que contam',
    body: 'Um pung de qualquer dragão é {fan:dragon-pung}: {pts:dragon-pung} pontos.\nUm pung do vento da rodada é {fan:prevalent-wind}: {pts:prevalent-wind}. Um pung do seu próprio vento é {fan:seat-wind}: {pts:seat-wind}. Um vento que é os dois conta duas vezes.',
    captions: { dragon: 'Qualquer dragão', round: 'Leste, na rodada de Leste', seat: 'Sul, se você é Sul' },
  },
  wind: {
    title: 'Quais ventos contam?',
    body: 'É a rodada de Leste e você é Sul. Quais pungs dão pontos pelo vento: {EEE} ou {SSS}?',
    options: { one: 'Só {SSS}, seu vento', both: 'Os dois', none: 'Nenhum' },
    reasons: {
      one: 'Seu vento conta, e o da rodada também. Na rodada de Leste, {EEE} conta para todos.',
      none: 'Contam os dois: {EEE} é o vento da rodada e {SSS} é o seu.',
    },
    done: '{EEE} é o vento da rodada e {SSS} é o seu. {WWW} ou {NNN} quase nada dariam.',
  },
  play: {
    title: 'Junte bambu',
    body: 'Você é Leste na rodada de Leste, e quase todas as suas pedras são bambu e honras.',
    turns: {
      suit: 'Fora tudo o que não é bambu nem honra. Descarte {4m}, {2p} ou {8p}.',
      dragon: 'Quem está na sua frente descartou {C}, e você tem dois.',
      second: 'Agora outra pedra que não seja de bambu.',
      east: '{E} é o seu vento e o da rodada.',
      third: 'A última pedra que não é de bambu.',
      win: '{8s} completa 678 e, com ele, a mão.',
    },
    reasons: {
      pair: 'Esse é um dos seus pares. {CC} e {EE} viram pungs que contam, e {99s} é o par da mão.',
      pass: 'Você precisa desta pedra. {fan:half-flush} pode ser aberta com chamadas sem perder nada.',
      other: 'Você junta bambu. Descarte um caractere ou um círculo.',
    },
    done: '{fan:half-flush} {pts:half-flush}, {fan:dragon-pung} {pts:dragon-pung}, {fan:prevalent-wind} {pts:prevalent-wind}, {fan:seat-wind} {pts:seat-wind}: {total:0} pontos, tudo com chamadas.',
  },
  pungs: {
    title: 'Só pungs',
    body: '{fan:all-pungs}: quatro pungs ou kongs e um par. Vale {pts:all-pungs}. Comece quando tiver quatro pares ou mais. Qualquer um pode dar um pung, então a mão anda rápido.',
    captions: { hand: 'Como Leste na rodada de Leste: {total:0} pontos' },
  },
  small: {
    title: 'Um ponto pelo que falta',
    body: '{fan:one-voided-suit}: pedras de só dois naipes, {pts:one-voided-suit} ponto. {fan:no-honors}: nem ventos nem dragões, {pts:no-honors} ponto; {fan:all-chows} já é sempre assim, então ali não se conta.',
    captions: { voided: 'Sem bambu' },
  },
  pairs: {
    title: 'O que isto pode virar?',
    body: 'Você recebeu treze pedras.',
    captions: { have: 'Sua mão' },
    options: { pungs: '{fan:all-pungs}', flush: '{fan:half-flush}', straight: '{fan:mixed-straight}' },
    reasons: {
      flush: 'As pedras estão espalhadas em três naipes. Você teria que trocar quase todas.',
      straight: 'Quase não há sequências. Veja quantas pedras são iguais.',
    },
    done: 'Um pung e quatro pares: guarde todos e chame {Pung} sempre que puder.',
  },
};
