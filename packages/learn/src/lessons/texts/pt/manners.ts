import type { StepText } from '../../steps.ts';

export const manners: Readonly<Record<string, StepText>> = {
  order: {
    title: 'Um de cada vez',
    body: 'Tudo o que você aprende aqui vale também em uma mesa real. Lá ninguém impede você de errar, então alguns hábitos ajudam.\nDescarte em fileiras de seis à sua frente, em ordem, para que todos possam ler. Deixe a mão em pé e as pedras sobre a mesa.',
  },
  draw: {
    title: 'Não cedo demais',
    body: 'Quem está à sua esquerda acabou de descartar. Vai ser sua vez. O que você faz?',
    options: {
      wait: 'Esperar um momento, caso alguém chame, e depois comprar',
      early: 'Comprar logo, para ninguém chamar',
      peek: 'Tocar na próxima pedra enquanto os outros pensam',
    },
    reasons: {
      early: 'Os outros têm tempo para chamar. Comprar antes disso é falta.',
      peek: 'Uma pedra da muralha só se toca quando é sua.',
    },
    done: 'Dê a todos um momento, uns três segundos. Depois compre.',
  },
  words: {
    title: 'Diga com clareza',
    body: 'Diga {Chow}, {Pung}, {Kong} ou {Hu} em voz alta, abra o grupo e depois descarte. Deite a pedra chamada, para que se veja de quem veio.\nAs flores vão logo ao lado da mão. Quando ganhar, abra a mão e conte de um jeito que todos possam acompanhar.',
  },
  wrong: {
    title: 'Uma vitória errada',
    body: 'Você disse {Hu}, abriu a mão e ela tem só seis pontos. O que acontece?',
    options: {
      back: 'Você volta atrás e segue jogando',
      foul: 'Você é penalizado e não pode ganhar esta mão',
      quiet: 'Se ninguém reclama, vale',
    },
    reasons: {
      back: 'Todos viram as suas pedras. Não dá para voltar atrás.',
      quiet: 'Uma mão abaixo de {minimum} pontos nunca ganha, com ou sem protesto.',
    },
    done: 'Custa pontos, e a mão segue sem chance para você. Conte antes de dizer {Hu}.',
  },
  talk: {
    title: 'Durante a mão',
    body: 'Do que se pode falar enquanto uma mão é jogada?',
    options: {
      hand: 'Do que você espera',
      advice: 'Do que os outros deveriam descartar',
      silence: 'De nada sobre as pedras',
    },
    reasons: {
      hand: 'Isso mudaria os descartes dos outros e ajudaria uns mais que outros.',
      advice: 'Cada um joga por si. Conselhos, só depois.',
    },
    done: 'Nem uma palavra sobre as pedras até a mão acabar. Depois, à vontade: é assim que se aprende.',
  },
};
