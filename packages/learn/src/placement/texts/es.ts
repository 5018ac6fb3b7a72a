import type { PlacementTexts } from '../questions.ts';

export const texts: PlacementTexts = {
  chow: {
    question: '¿Qué tres fichas forman un chow?',
    why: 'Un chow son tres números seguidos del mismo palo.',
  },
  hand: {
    question: '¿De qué se compone una mano ganadora normal?',
    answers: ['Cuatro juegos y una pareja', 'Cinco juegos', 'Tres juegos y tres parejas'],
    why: 'Cuatro juegos (chows, pungs o kongs) y una pareja. Unas pocas manos especiales, como Siete Pares, se forman de otro modo.',
  },
  left: {
    question: 'El jugador de enfrente descarta el 5 de círculos. ¿Puedes reclamarlo para un chow?',
    answers: ['Sí', 'Sí, si nadie más lo quiere', 'No'],
    why: 'Un chow solo se reclama al jugador de tu izquierda. Un pung, un kong o la victoria, a cualquiera.',
  },
  precedence: {
    question: 'Un jugador dice Pung ante un descarte y otro dice Chow. ¿Quién se lleva la ficha?',
    answers: ['El que dice Pung', 'El que dice Chow', 'El primero que habló'],
    why: 'Hu va antes que Pung y Kong, y estos antes que Chow. No importa quién fue más rápido.',
  },
  straight: {
    question: 'La última ficha es el 6 de caracteres. ¿Puedes decir Hu?',
    answers: [
      'No, solo tiene los puntos de Todo Chow Sin Honores',
      'Sí, tiene una Escalera Mixta',
      'Toda mano completa gana',
    ],
    why: '1-2-3, 4-5-6 y 7-8-9 en tres palos forman una Escalera Mixta: 8 puntos, y aún se suman otros fans.',
  },
  flowers: {
    question: 'Tu mano tiene 7 puntos y llevas una flor. Descartan el 8 de bambú. ¿Puedes decir Hu?',
    answers: ['Sí, 7 y 1 son 8', 'Sí, la mano está completa', 'No'],
    why: 'Las flores no cuentan para los 8 puntos que hacen falta. Se suman después de ganar.',
  },
  triple: {
    question: '¿Qué fan tiene esta mano?',
    why: 'El mismo chow, 3-4-5, en cada uno de los tres palos.',
  },
  flush: {
    question: '¿Qué fan tiene esta mano?',
    why: 'Un solo palo con vientos o dragones. Sin ellos valdría mucho más.',
  },
  'left-over': {
    question:
      'Esperas el 4 y el 7 de bambú. En la mesa hay tres 4 y dos 7, y nadie ha mostrado otro. ¿Con cuántas fichas puedes ganar todavía?',
    answers: ['Dos', 'Tres', 'Ocho'],
    why: 'Hay cuatro de cada ficha: falta por ver un 4 y dos 7.',
  },
  danger: {
    question:
      'El jugador de tu derecha ha expuesto estos juegos y no ha descartado ningún círculo. ¿Qué descarte es más peligroso?',
    answers: ['Un viento que ya se descartó dos veces', 'El 1 de caracteres', 'El 5 de círculos'],
    why: 'Tres juegos de círculos y ni un círculo descartado: seguramente busca un solo palo, así que todo círculo es peligroso.',
  },
  discarder: {
    question: 'Alguien gana 12 puntos con tu descarte. ¿Cuánto pagas?',
    answers: ['8', '12', '20'],
    why: 'Todos pagan 8. Quien descartó la ficha paga además los puntos de la mano: 8 y 12.',
  },
  drawn: {
    question: 'Tomas tú la ficha ganadora del muro y tu mano tiene 10 puntos. ¿Cuánto recibes en total?',
    answers: ['30', '54', '18'],
    why: 'Cada uno de los otros tres paga 8 más los puntos de la mano: tres veces 18.',
  },
};
