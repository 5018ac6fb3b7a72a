import type { WordText } from '../../steps.ts';

export const words: Readonly<Record<string, WordText>> = {
  suit: { name: 'Naipe', text: 'Caracteres, bambu e círculos, de 1 a 9, quatro de cada.' },
  honours: { name: 'Honras', text: 'Ventos e dragões. Não têm número nem formam chows.' },
  flower: { name: 'Flor', text: 'Pedra extra. Fica à parte, é reposta e soma um ponto na vitória.' },
  chow: { name: 'Chow', text: 'Três seguidas do mesmo naipe.' },
  pung: { name: 'Pung', text: 'Três iguais.' },
  kong: { name: 'Kong', text: 'Quatro iguais. Conta como um grupo.' },
  pair: { name: 'Par', text: 'Duas iguais. Toda mão comum tem um.' },
  hand: { name: 'Mão', text: 'Quatro grupos e um par. Também: da distribuição à última pedra.' },
  wall: { name: 'Muralha', text: 'As pedras ainda viradas para baixo. É de onde se compra.' },
  turn: { name: 'Turno', text: 'Comprar uma pedra e descartar uma.' },
  ready: { name: 'Pronta', text: 'Falta uma pedra para a mão ficar completa.' },
  wait: { name: 'Esperas', text: 'As pedras que completam uma mão pronta.' },
  selfDrawn: { name: 'Da muralha', text: 'Ganhar com uma pedra que você mesmo comprou.' },
  claim: { name: 'Chamar', text: 'Pegar um descarte para completar um grupo.' },
  open: { name: 'Aberto', text: 'Um grupo chamado fica na mesa. O que está na mão é oculto.' },
  fan: { name: 'Fan', text: 'Um padrão com nome. Vale pontos.' },
  minimum: { name: 'Mínimo', text: 'Uma mão precisa de {minimum} pontos para ganhar.' },
  route: { name: 'Rota', text: 'O fan para onde sua mão vai.' },
  safe: { name: 'Pedra segura', text: 'Uma pedra com que dificilmente alguém ganha.' },
  base: { name: 'Base', text: 'Os {base} pontos que todos pagam por qualquer vitória.' },
};
