import type { TableView, TournamentView } from '@gorrion/events/tournament';
import type { Player } from '@gorrion/rules';
import type { Translate } from '../../../kit/i18n/index.ts';
import { windName } from '../../../kit/tiles/index.ts';
import { nameIn } from '../../event/event.ts';
import { START_WIND } from '../fields/startWind.ts';

/** Returns a chair by its starting wind and whose it is, so that chairs differ also where names do not. */
export const chairText = (t: Translate, view: TournamentView, { players }: TableView, chair: Player): string =>
  t('organiser.run.chair', {
    wind: windName(t, START_WIND[chair]),
    name: nameIn(view, players[chair]) || t('organiser.run.emptySeat'),
  });
