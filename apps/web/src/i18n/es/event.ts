import type { Area, RomanceForms } from '../area.ts';
import type { event as english } from '../en/event.ts';

export const event: Area<typeof english, RomanceForms> = {
  'event.unnamed': 'Torneo sin nombre',
  'event.hand': '{wind} {number}',
  'event.session': 'Sesión {session}',
  'event.round': 'Eliminatoria, ronda {round}',
  'event.round.quarter': 'Cuartos de final',
  'event.round.semi': 'Semifinales',
  'event.round.final': 'Final',
  'event.standingsAfterRound': 'Clasificación tras: {round}',
  'event.standingsDuringRound': 'Clasificación, en juego: {round}',
  'event.inKnockOut': 'en la eliminatoria',
  'event.withdrew': 'se retiró',
  'event.over': 'terminada',
  'event.playing': 'en juego',
  'event.waiting': 'sin empezar',
  'event.paused': 'en pausa',
  'event.origin.design': 'Un diseño perfecto: nadie coincide dos veces.',
  'event.origin.search': {
    one: 'Según la organización, hallada con una búsqueda de {count} paso y la semilla {seed}. Cualquiera puede repetirla.',
    many: 'Según la organización, hallada con una búsqueda de {count} pasos y la semilla {seed}. Cualquiera puede repetirla.',
    other:
      'Según la organización, hallada con una búsqueda de {count} pasos y la semilla {seed}. Cualquiera puede repetirla.',
  },
  'event.origin.atOnce':
    'Según la organización, hecha con la semilla {seed}, y ninguna tabla tiene menos encuentros repetidos. Cualquiera puede repetirla.',
  'event.origin.hand': 'Editada por la organización.',
  'event.chartLate': 'La carta se hizo o se cambió después del sorteo, cuando la organización ya sabía los números.',
  'event.chartEarly': 'La carta se fijó antes del sorteo.',
  'event.drawPromised':
    'Prometido: la huella de este sorteo era pública desde {time}, antes de hacerlo. Se hizo una sola vez.',
  'event.drawUnpromised': 'No prometido: nadie pudo ver la huella de este sorteo antes de hacerlo.',
  'event.drawnAgain': {
    one: 'No prometido: se sorteó {count} vez y la organización se quedó con esa.',
    many: 'No prometido: se sorteó {count} de veces y la organización se quedó con la última.',
    other: 'No prometido: se sorteó {count} veces y la organización se quedó con la última.',
  },
  'event.made.rank': 'Mesas hechas según la clasificación.',
  'event.made.rounds': 'Mesas de la eliminatoria, hechas según los resultados.',
  'event.made.hand': 'La organización cambió asientos de esta sesión.',
  'event.made.promised': 'Mesas por sorteo. Se prometió el {time}, antes de hacerlo.',
  'event.made.unpromised': 'Mesas por sorteo, pero no se prometió antes.',
};
