import type { StepText } from '../../steps.ts';

export const claims: Readonly<Record<string, StepText>> = {
  three: {
    title: 'Você pode chamar um descarte',
    body: 'Quando alguém descarta uma pedra que completa um grupo seu, você pode chamá-la. Você diz o nome do grupo e o deixa aberto na mesa.\nCom {Pung} e {Kong} você chama de qualquer um. Com {Chow}, só de quem está à sua esquerda.',
    captions: {
      chow: '{Chow}: só da esquerda',
      pung: '{Pung}: de qualquer um',
      kong: '{Kong}: de qualquer um, e você compra outra pedra',
    },
  },
  take: {
    title: 'Chame o que você precisa',
    body: 'Você é Leste. Descarte e veja o que os outros jogam fora.',
    turns: {
      lone: 'Descarte um vento solto: {E}, {W} ou {N}.',
      pung: 'Quem está à sua direita descartou {C}, e você tem dois. Chame com {Pung}.',
      pay: 'Seu pung está aberto. Você pegou uma pedra, então agora descarta outra. Escolha um vento solto.',
      across: '{5p} combinaria com {34p}. Mas vem de quem está na sua frente. É um {Chow} para você?',
      chow: 'Outro {5p}, desta vez de quem está à sua esquerda. Pegue com {Chow}.',
      last: 'Descarte seu último vento solto.',
    },
    reasons: {
      pair: 'Guarde os pares: duas iguais viram um pung quando vem a terceira.',
      pass: 'Você pode deixar uma pedra passar. Mas esta completa um grupo seu: pegue.',
      left: 'Um chow só se chama de quem está à sua esquerda. Esta pedra vem da frente, então passe.',
      other: 'Essa pedra faz parte de um grupo ou está perto disso. Descarte um vento solto.',
    },
    done: 'Você tem dois grupos abertos, os dois com pedras chamadas.',
  },
  rank: {
    title: 'Dois querem a mesma pedra',
    body: 'Quem está à direita diz {Chow}. Quem está na frente diz {Pung} para a mesma pedra. Quem fica com ela?',
    options: { chow: '{Chow}: é a vez dele', pung: '{Pung}', first: 'Quem falou primeiro' },
    reasons: {
      chow: '{Chow} é a chamada mais fraca. {Pung} ou {Kong} vem antes.',
      first: 'Rapidez não conta. O que decide é o tipo da chamada.',
    },
    done: '{Hu} vem antes de {Pung} e {Kong}, e estes antes de {Chow}. Se dois dizem {Hu}, ganha aquele cuja vez viria primeiro.',
  },
  kong: {
    title: 'Quatro iguais',
    body: 'Um kong é um grupo de quatro. Como usa uma pedra a mais, você compra outra do fim da muralha.',
    turns: {
      declare: 'Você tem os quatro {8p}. Declare o {Kong}.',
      after: 'Você comprou {2p} do fim da muralha. Descarte uma pedra que não combina com nada.',
    },
    reasons: {
      four: 'Você tem as quatro. Declare o {Kong}: conta como um grupo e dá outra pedra.',
      other: 'Guarde 123, 456 e o par {77s}. Nesta etapa, declare primeiro o {Kong} e depois descarte uma pedra solta.',
    },
    done: 'Um kong de quatro pedras suas fica oculto. Você também pode juntar a quarta pedra a um pung aberto.',
  },
  cost: {
    title: 'O que custa uma chamada',
    body: 'Um grupo chamado fica aberto até o fim. Você não pode mais mudá-lo e todos o veem.\nAlguns pontos são só para mãos sem chamadas. Chamar é uma opção, não um dever: você sempre pode passar.',
    captions: { open: 'Dois grupos abertos, sete pedras na mão' },
  },
};
