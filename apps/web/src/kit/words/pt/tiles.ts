import type { Area, RomanceForms } from '../../i18n/area.ts';
import type { tiles as english } from '../en/tiles.ts';

export const tiles: Area<typeof english, RomanceForms> = {
  'tile.characters': '{rank} de Caracteres',
  'tile.bamboos': '{rank} de Bambu',
  'tile.dots': '{rank} de Círculos',
  'tile.east': 'Vento Leste',
  'tile.south': 'Vento Sul',
  'tile.west': 'Vento Oeste',
  'tile.north': 'Vento Norte',
  'tile.red': 'Dragão Vermelho',
  'tile.green': 'Dragão Verde',
  'tile.white': 'Dragão Branco',
  'tile.plum': 'Flor de Ameixeira',
  'tile.orchid': 'Flor de Orquídea',
  'tile.bamboo': 'Flor de Bambu',
  'tile.chrysanthemum': 'Flor de Crisântemo',
  'tile.spring': 'Primavera',
  'tile.summer': 'Verão',
  'tile.autumn': 'Outono',
  'tile.winter': 'Inverno',
  'tile.hidden': 'pedra oculta',
  'tile.faceDown': 'pedra virada para baixo',

  'wind.0': 'Leste',
  'wind.1': 'Sul',
  'wind.2': 'Oeste',
  'wind.3': 'Norte',
};
