import type { Area, RomanceForms } from '../../../kit/i18n/area.ts';
import type { compass as english } from '../en/compass.ts';

export const compass: Area<typeof english, RomanceForms> = {
  'compass.title': 'Caminho até oito',
  'compass.titleOf': {
    one: 'Caminho até {count} ponto',
    many: 'Caminho até {count} de pontos',
    other: 'Caminho até {count} pontos',
  },
  'compass.onlyYou': 'Só você vê isto.',
  'compass.hide': 'Ocultar os caminhos',
  'compass.wait': 'Os caminhos aparecem quando você tem suas pedras.',
  'compass.gauge': '{points} de {minimum} {minimum:ponto garantido|pontos garantidos}',
  'compass.of': 'de {minimum}',
  'compass.secured': 'Garantido',
  'compass.nothing': 'Nada ainda. Aqui contam os grupos expostos que pontuam.',
  'compass.short': {
    one: 'Falta {count} ponto para poder ganhar.',
    many: 'Faltam {count} de pontos para poder ganhar.',
    other: 'Faltam {count} pontos para poder ganhar.',
  },
  'compass.enough': 'Suficiente: qualquer mão completa ganha.',
  'compass.fan': '{name} {points}',
  'compass.small': 'Vários fans pequenos',
  'compass.points': { one: 'ponto', many: 'pontos', other: 'pontos' },
  'compass.securedPlus': {
    one: '{count} ponto já garantido.',
    many: '{count} de pontos já garantidos.',
    other: '{count} pontos já garantidos.',
  },
  'compass.lacks': {
    one: 'Falta {count} pedra. Ajudam:',
    many: 'Faltam {count} de pedras. Ajudam:',
    other: 'Faltam {count} pedras. Ajudam:',
  },
  'compass.selfDrawn': 'Só chega aos pontos se vier da muralha.',
  'compass.concealed': 'Só sem chamar.',
  'compass.live': { one: 'resta {count}', many: 'restam {count} de', other: 'restam {count}' },
  'compass.tileLeft': {
    one: '{tile}, resta {count}',
    many: '{tile}, restam {count} de',
    other: '{tile}, restam {count}',
  },
  'compass.letGo': 'Solte',
  'compass.others': 'Outros caminhos',
  'compass.columns': 'pedras que faltam · pontos',
  'compass.away': { one: 'falta {count} pedra', many: 'faltam {count} de pedras', other: 'faltam {count} pedras' },
  'compass.pin': 'Fixar {route}',
  'compass.lost': 'O caminho que você fixou, {route}, não é mais possível.',
  'compass.none': {
    one: 'Com estas pedras não há caminho até {count} ponto.',
    many: 'Com estas pedras não há caminho até {count} de pontos.',
    other: 'Com estas pedras não há caminho até {count} pontos.',
  },
};
