import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { compass as english } from '../en/compass.ts';

export const compass: Area<typeof english, RomanceForms> = {
  'compass.title': 'Camino a los ocho',
  'compass.titleOf': {
    one: 'Camino a {count} punto',
    many: 'Camino a {count} de puntos',
    other: 'Camino a {count} puntos',
  },
  'compass.onlyYou': 'Solo tú ves esto.',
  'compass.hide': 'Ocultar los caminos',
  'compass.wait': 'Los caminos aparecen cuando tienes tus fichas.',
  'compass.gauge': '{points} de {minimum} {minimum:punto asegurado|puntos asegurados}',
  'compass.of': 'de {minimum}',
  'compass.secured': 'Asegurado',
  'compass.nothing': 'Nada todavía. Aquí cuentan los grupos expuestos que puntúan.',
  'compass.short': {
    one: 'Falta {count} punto para poder ganar.',
    many: 'Faltan {count} de puntos para poder ganar.',
    other: 'Faltan {count} puntos para poder ganar.',
  },
  'compass.enough': 'Suficiente: cualquier mano completa gana.',
  'compass.fan': '{name} {points}',
  'compass.small': 'Varios fans pequeños',
  'compass.points': { one: 'punto', many: 'puntos', other: 'puntos' },
  'compass.securedPlus': {
    one: '{count} punto ya asegurado.',
    many: '{count} de puntos ya asegurados.',
    other: '{count} puntos ya asegurados.',
  },
  'compass.lacks': {
    one: 'Falta {count} ficha. Ayudan:',
    many: 'Faltan {count} de fichas. Ayudan:',
    other: 'Faltan {count} fichas. Ayudan:',
  },
  'compass.selfDrawn': 'Solo llega a los puntos si sale del muro.',
  'compass.concealed': 'Solo sin reclamar.',
  'compass.live': { one: 'queda {count}', many: 'quedan {count} de', other: 'quedan {count}' },
  'compass.tileLeft': {
    one: '{tile}, queda {count}',
    many: '{tile}, quedan {count} de',
    other: '{tile}, quedan {count}',
  },
  'compass.letGo': 'Suelta',
  'compass.others': 'Otros caminos',
  'compass.columns': 'fichas que faltan · puntos',
  'compass.away': { one: 'a {count} ficha', many: 'a {count} de fichas', other: 'a {count} fichas' },
  'compass.pin': 'Fijar {route}',
  'compass.lost': 'El camino que fijaste, {route}, ya no es posible.',
  'compass.none': {
    one: 'Con estas fichas no hay camino a {count} punto.',
    many: 'Con estas fichas no hay camino a {count} de puntos.',
    other: 'Con estas fichas no hay camino a {count} puntos.',
  },
};
