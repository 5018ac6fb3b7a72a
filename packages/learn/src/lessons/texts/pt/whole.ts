import type { StepText } from '../../steps.ts';

export const whole: Readonly<Record<string, StepText>> = {
  before: {
    title: 'Uma mão inteira',
    body: 'Agora você joga por conta própria, contra três bots tranquilos. Não vale nada e nada fica guardado.\nA mesa ajuda: mostra suas esperas, quantas dessas pedras você não viu e quantos pontos cada uma daria. Peça conselho quando quiser.\nProcure uma rota, conte antes de chamar e não fique triste se outro for mais rápido. A maioria das mãos é ganha por outra pessoa.',
    captions: { ready: 'Uma mão pronta', waits: 'Suas esperas, como a mesa mostra' },
  },
  hand: {
    title: 'Sua mão',
    body: 'Você é Leste. Não há relógio.',
    done: 'A mão acabou. Agora você vê todas as pedras.',
  },
  again: {
    title: 'Outra mão',
    body: 'Agora você é Sul. Leste começa.',
    done: 'Foi a segunda mão. Veja o que os outros juntavam.',
  },
  after: {
    title: 'Você já sabe jogar',
    body: 'Você conhece as pedras, o turno, as chamadas, vinte fans e o caminho até oito pontos. O resto vem jogando.\nNa página Aprender há uma mesa de treino, exercícios e o livro dos 81 fans.',
  },
};
