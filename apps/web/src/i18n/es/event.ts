import type { Area, RomanceForms } from '../area.ts';
import type { event as english } from '../en/event.ts';

export const event: Area<typeof english, RomanceForms> = {
  'event.unnamed': 'Torneo sin nombre',
  'event.hand': '{wind} {number}',
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
  'event.appeal.where': 'Sesión {session}, mesa {table}, {hand}',
  'event.appeal.answer': 'Respuesta, con su motivo',
  'event.appeal.uphold': 'Aceptar',
  'event.appeal.reject': 'Rechazar',
  'event.appeal.upheld': 'Aceptada.',
  'event.appeal.rejected': 'Rechazada.',
  'event.appeal.further': '{name} la llevó al árbitro principal a las {time}.',
  'event.appeal.takeFurther': 'Llevarla al árbitro principal',
  'event.appeal.until': 'hasta las {time}',
  'event.appeal.final': 'Decisión del árbitro principal:',
  'event.appeal.stage.committee':
    'Espera respuesta. Deciden los organizadores, el árbitro principal y el comité de apelación, pero nadie que haya decidido en la mesa (3.12.4).',
  'event.appeal.stage.chief-umpire': 'Espera al árbitro principal, cuya respuesta es definitiva (3.13.1).',
  'event.appeal.stage.nobody':
    'Aún no puede decidirla nadie: quienes podrían han decidido en la mesa, juegan en ella o no han llegado. Un organizador puede invitar a alguien al comité de apelación.',
  'event.refused.no-such-appeal': 'Esta apelación no existe.',
  'event.refused.answered-already': 'Esta apelación ya tiene respuesta.',
  'event.refused.not-answered': 'Esta apelación aún no tiene respuesta.',
  'event.refused.ruled-there': 'Decidiste en esta mesa: la apelación la resuelven otros (3.12.4).',
  'event.refused.chief-umpire-decides': 'Ahora esta apelación solo la decide el árbitro principal (3.13.1).',
  'event.refused.no-chief-umpire': 'No hay árbitro principal que pueda decidirla otra vez: la respuesta es definitiva.',
  'event.refused.appealed-further': 'Esta apelación ya está en manos del árbitro principal.',
};
