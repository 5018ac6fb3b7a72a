import type { StepText } from '../../steps.ts';

export const tiles: Readonly<Record<string, StepText>> = {
  suits: {
    title: 'Tres palos',
    body: 'El mahjong se juega con 144 fichas. La mayoría son de tres palos, numerados del 1 al 9. De cada ficha hay cuatro.\nEl 1 de bambú es un pájaro. Se llama gorrión, aunque muchos juegos, también este, lo dibujan con cola de pavo real.',
    captions: {
      characters: 'Caracteres: el número está arriba',
      bamboo: 'Bambú: cuenta las cañas',
      dots: 'Círculos: cuenta los círculos',
    },
  },
  honours: {
    title: 'Vientos y dragones',
    body: 'Los vientos y los dragones no tienen número. Juntos se llaman honores. También hay cuatro de cada uno.\nLa letra de la esquina es una ayuda. Los vientos llevan la inicial de su nombre en inglés: E (Este), S (Sur), W (Oeste), N (Norte). Los dragones, la de su nombre en chino: C el rojo (chung), F el verde (fa), B el blanco (bai).',
    captions: { winds: 'Este, Sur, Oeste, Norte', dragons: 'Dragón rojo, verde y blanco' },
  },
  dragons: {
    title: 'Encuentra los dragones',
    body: 'Toca los tres dragones: rojo, verde y blanco.',
    reasons: {
      winds: 'Una de estas fichas es un viento. Los dragones son {C}, {F} y {P}.',
      other: 'Un dragón no tiene número. Busca {C}, {F} y {P}.',
    },
    done: 'El dragón rojo, el verde y el blanco. El blanco es un marco vacío.',
  },
  flowers: {
    title: 'Las flores van aparte',
    body: 'Hay ocho flores, una de cada. Una flor nunca forma parte de un grupo. Cuando te llega una, la dejas junto a tu mano y tomas otra ficha. Si ganas, cada flor suma un punto.',
    captions: { plants: 'Cuatro plantas', seasons: 'Cuatro estaciones' },
  },
  chow: {
    title: 'Forma un chow',
    body: 'Un chow son tres números seguidos del mismo palo. Toca tres fichas que vayan juntas.',
    reasons: {
      suits: 'Los números son seguidos, pero los palos no coinciden. Las tres fichas de un chow son del mismo palo.',
      gap: 'Falta un número en medio. Los tres tienen que ser seguidos, sin huecos.',
      other: 'No son tres números seguidos. Fíjate en los círculos: {4p}, {5p}, {6p}, {7p}.',
    },
    done: 'Tres seguidas del mismo palo. Aquí {456p} y {567p} son chows. Con honores no se puede.',
  },
  pung: {
    title: 'Forma un pung',
    body: 'Un pung son tres fichas idénticas. Toca uno.',
    reasons: {
      suits: 'Todas son sietes, pero no del mismo palo. Las tres fichas de un pung son exactamente iguales.',
      other: 'Estas tres no son iguales. ¿Qué ficha aparece tres veces?',
    },
    done: 'Tres iguales. Cuatro iguales son un kong, que también cuenta como un grupo. Dos iguales son una pareja.',
  },
  hand: {
    title: 'Una mano completa',
    body: 'Una mano está completa con cuatro grupos y una pareja: catorce fichas. Un grupo es un chow, un pung o un kong.\nHay unas pocas manos especiales con otra forma. Pueden esperar.',
    captions: { whole: 'Tres chows, un pung de dragones rojos y una pareja de Este' },
  },
  complete: {
    title: '¿Qué mano está completa?',
    body: 'Busca cuatro grupos y una pareja.',
    captions: { a: 'A', b: 'B', c: 'C' },
    options: { a: 'A', b: 'B', c: 'C' },
    reasons: {
      a: 'A tiene cuatro grupos de tres y dos fichas sueltas: {7p} y {9p} no son pareja.',
      c: 'C tiene tres grupos, dos parejas y un {E} suelto. Sobra una pareja y falta un grupo.',
    },
    done: '{345m}, {678m}, {222p} y {CCC} son cuatro grupos; {99s} es la pareja.',
  },
};
