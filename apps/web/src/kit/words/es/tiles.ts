import type { Area, RomanceForms } from '../../i18n/area.ts';
import type { tiles as english } from '../en/tiles.ts';

export const tiles: Area<typeof english, RomanceForms> = {
  'tile.characters': '{rank} de Caracteres',
  'tile.bamboos': '{rank} de Bambú',
  'tile.dots': '{rank} de Círculos',
  'tile.east': 'Viento Este',
  'tile.south': 'Viento Sur',
  'tile.west': 'Viento Oeste',
  'tile.north': 'Viento Norte',
  'tile.red': 'Dragón Rojo',
  'tile.green': 'Dragón Verde',
  'tile.white': 'Dragón Blanco',
  'tile.plum': 'Flor de Ciruelo',
  'tile.orchid': 'Flor de Orquídea',
  'tile.bamboo': 'Flor de Bambú',
  'tile.chrysanthemum': 'Flor de Crisantemo',
  'tile.spring': 'Primavera',
  'tile.summer': 'Verano',
  'tile.autumn': 'Otoño',
  'tile.winter': 'Invierno',
  'tile.hidden': 'ficha oculta',
  'tile.faceDown': 'ficha boca abajo',

  'wind.0': 'Este',
  'wind.1': 'Sur',
  'wind.2': 'Oeste',
  'wind.3': 'Norte',
};
