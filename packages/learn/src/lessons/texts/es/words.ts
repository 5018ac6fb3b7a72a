import type { WordText } from '../../steps.ts';

export const words: Readonly<Record<string, WordText>> = {
  suit: { name: 'Palo', text: 'Caracteres, bambú y círculos, del 1 al 9, cuatro de cada.' },
  honours: { name: 'Honores', text: 'Vientos y dragones. No tienen número ni forman chows.' },
  flower: { name: 'Flor', text: 'Ficha extra. Se aparta, se repone y suma un punto si ganas.' },
  chow: { name: 'Chow', text: 'Tres seguidas del mismo palo.' },
  pung: { name: 'Pung', text: 'Tres iguales.' },
  kong: { name: 'Kong', text: 'Cuatro iguales. Cuenta como un grupo.' },
  pair: { name: 'Pareja', text: 'Dos iguales. Toda mano normal tiene una.' },
  hand: { name: 'Mano', text: 'Cuatro grupos y una pareja. También: del reparto a la última ficha.' },
  wall: { name: 'Muro', text: 'Las fichas que siguen boca abajo. De ahí se toma.' },
  turn: { name: 'Turno', text: 'Tomar una ficha y descartar una.' },
  ready: { name: 'Lista', text: 'A la mano le falta una ficha para estar completa.' },
  wait: { name: 'Esperas', text: 'Las fichas que completan una mano lista.' },
  selfDrawn: { name: 'Del muro', text: 'Ganar con una ficha que tomaste tú.' },
  claim: { name: 'Reclamar', text: 'Quedarse un descarte para completar un grupo.' },
  open: { name: 'A la vista', text: 'Un grupo reclamado está sobre la mesa. Lo que tienes en la mano está oculto.' },
  fan: { name: 'Fan', text: 'Un patrón con nombre. Vale puntos.' },
  minimum: { name: 'Mínimo', text: 'Una mano necesita {minimum} puntos para ganar.' },
  route: { name: 'Ruta', text: 'El fan hacia el que va tu mano.' },
  safe: { name: 'Ficha segura', text: 'Una ficha con la que difícilmente gane alguien.' },
  base: { name: 'Base', text: 'Los {base} puntos que todos pagan por cualquier victoria.' },
};
