import type { StepText } from '../../steps.ts';

export const eight: Readonly<Record<string, StepText>> = {
  rule: {
    title: 'Oito pontos para ganhar',
    body: 'Uma mão completa não basta. Ela precisa valer pelo menos {minimum} pontos; senão, você não pode dizer {Hu}.\nOs pontos vêm dos fans. Um fan é um padrão com nome, como três chows que combinam. Esta mão está completa, mas vale só {total:0}.',
    captions: { few: 'Completa, mas com poucos pontos' },
  },
  below: {
    title: 'Completa e mesmo assim não ganha',
    body: 'Você é Leste. Agora a mesa mostra suas esperas e quantos pontos cada pedra daria.',
    turns: {
      lone: 'Descarte {N}. Depois sua mão está pronta.',
      tempting: 'Quem está à sua direita descartou {9p}. Sua mão ficaria completa. O que você faz?',
      enough: 'Você mesmo comprou {6p}. Olhe agora os pontos e diga {Hu}.',
    },
    reasons: {
      few: 'Com {9p} a mão tem só {total:0} pontos, e são precisos {minimum}. Em uma mesa real um {Hu} errado custa pontos. Passe e espere.',
      complete: 'Esta mão está completa e vale {total:1} pontos. Diga {Hu}.',
      other: 'Guarde os grupos e o par. Só {N} não combina com nada.',
    },
    done: 'A mesma mão, outra pedra. Com {6p} não há mais 1 nem 9, e foi você quem comprou: {total:1} pontos ao todo.',
  },
  which: {
    title: 'Qual mão pode ganhar?',
    body: 'As três estão completas. A pedra com moldura chegou por último, de um descarte. Uma tem {minimum} pontos ou mais. Procure uma sequência de 1 a 9 e dragões.',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A não tem nenhum padrão que valha: {total:0} pontos ao todo.',
      c: 'C são quatro grupos sem nada em comum: só {total:2}.',
    },
    done: 'B tem 123, 456 e 789 em três naipes, que já valem {pts:mixed-straight}, e um pung de dragões: {total:1} pontos.',
  },
  ways: {
    title: 'Três caminhos até oito',
    body: 'Um fan grande basta. Um médio precisa de alguns pequenos ao lado. E muitos pequenos também servem, principalmente em uma mão sem chamadas.\nPor isso decida cedo que fan sua mão pode virar. As próximas lições mostram vinte.',
    captions: { one: 'Um fan grande', two: 'Um médio e alguns pequenos', many: 'Muitos pequenos' },
  },
};
