import type { TournamentView } from '@gorrion/events/tournament';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { windName } from '../../kit/tiles/index.ts';
import { type FoulLine, FoulTable } from '../../sheet/session/FoulTable.tsx';
import { APPENDICES, PaperPlace, PaperSigns } from '../../sheet/session/Paper.tsx';
import { playerIn } from '../event/event.ts';
import { type EventFoul, eventFouls } from '../event/fouls.ts';
import { eventName, handText, sessionHead, sessionTitle } from '../event/words.ts';
import { Paper } from './Paper.tsx';
import { pagesOf } from './pages.ts';

/** Rows of the form in the printed book. */
const ROWS = 15;

interface FoulsProps {
  readonly id: string;
  readonly view: TournamentView;
  /** One session; without it all. */
  readonly session: number | undefined;
}

/** The record of fouls (appendix 6), fifteen rows a page, at least one page to be filled by hand. */
export function Fouls({ id, view, session }: FoulsProps) {
  const t = useT();
  const fouls = eventFouls(t, view).filter(foul => foul.isFoul && (session === undefined || foul.session === session));
  const pages = pagesOf(fouls, ROWS);
  return pages.map((rows, n) => (
    <Paper
      // biome-ignore lint/suspicious/noArrayIndexKey: pages keep their order
      key={n}
      id={id}
      event={eventName(t, view.plan)}
      title={t('forms.fouls')}
      appendix={APPENDICES.fouls}
      page={n + 1}
      pages={pages.length}
    >
      <PaperPlace
        game={
          session === undefined ? (
            <>
              {sessionHead(t)} <b />
            </>
          ) : (
            <b>{sessionTitle(t, view, session)}</b>
          )
        }
      />
      <FoulTable where={t('prints.where')} lines={rows.map(foul => lineOf(t, view, foul))} least={ROWS} />
      <PaperSigns />
    </Paper>
  ));
}

function lineOf(t: Translate, view: TournamentView, foul: EventFoul): FoulLine {
  const player = playerIn(view, foul.player);
  const { session, hand, table, seat, nature, penalty, remarks, revoked, appeal } = foul;
  const where = [session, handText(t, hand), table, seat === undefined ? '' : windName(t, seat)];
  const remark = revoked === undefined ? remarks : t('prints.revoked', { reason: revoked });
  return {
    ...{ team: player?.team, name: player?.name ?? '', number: player?.drawn, nature, penalty },
    where: where.filter(part => part !== '').join(' / '),
    remarks: appeal ? `${remark} (${appeal})` : remark,
  };
}
