import type { TournamentView } from '@gorrion/events/tournament';
import { useT } from '../../kit/i18n/index.ts';
import { Choice } from '../../kit/ui/Choice.tsx';
import { eventPaths } from '../../shell/links/eventPaths.ts';
import { goTo } from '../../shell/page/router.ts';
import { hasPlayers, hasTeams, sessionInPlay, sessionOnClock, sessionShown, winnersOf } from '../event/event.ts';
import { type ShownEvent, useEvent } from '../event/useEvent.ts';
import { EventFrame } from './EventFrame.tsx';
import { LiveTable, Seating, SeatingNotes } from './Seating.tsx';
import { SessionClock } from './SessionClock.tsx';
import { SessionStrip } from './SessionStrip.tsx';
import { PlayerStandings, TeamStandings } from './Standings.tsx';
import { ownRulesTexts } from './words.ts';

/** The public page of an event: standings of players or teams, sessions, clock, seating, and a table that is played. */
export default function EventPage({ path }: { readonly path: string }) {
  const t = useT();
  const event = useEvent(path);
  const { id, part } = event;
  const acts = (view: TournamentView) =>
    hasTeams(view) &&
    hasPlayers(view) && (
      <Choice
        isSlim
        label={t('tournament.ranking')}
        value={part === 'teams' ? 'teams' : 'players'}
        options={[
          { value: 'players', label: t('tournament.rank.players') },
          { value: 'teams', label: t('tournament.rank.teams') },
        ]}
        onChoose={value => goTo(eventPaths.event(id, value === 'teams' ? 'teams' : undefined))}
      />
    );
  return (
    <EventFrame event={event} acts={acts}>
      {view => <EventHome id={id} part={part} view={view} />}
    </EventFrame>
  );
}

interface EventHomeProps extends Pick<ShownEvent, 'id' | 'part'> {
  readonly view: TournamentView;
}

/** What the public page shows, the change of a round and its byes first. */
export function EventHome({ id, part, view }: EventHomeProps) {
  const t = useT();
  const inPlay = sessionInPlay(view);
  const onClock = sessionOnClock(view);
  const shown = sessionShown(view);
  const isTeams = hasTeams(view) && (part === 'teams' || !hasPlayers(view));
  return (
    <>
      {shown && <SeatingNotes view={view} session={shown} />}
      <SessionStrip id={id} view={view} />
      <div className="sides ev-sides">
        <div>
          {isTeams ? <TeamStandings view={view} /> : <PlayerStandings view={view} />}
          <About view={view} />
        </div>
        <aside aria-label={t('tournament.now')}>
          {onClock && <SessionClock view={view} session={onClock} />}
          {inPlay && <LiveTable id={id} view={view} session={inPlay} />}
          {shown && <Seating id={id} view={view} session={shown} />}
        </aside>
      </div>
    </>
  );
}

/** Who has won a prize; nothing while nobody has. */
const PrizeWinners = ({ names }: { readonly names: readonly string[] }) => {
  const t = useT();
  return (
    names.length > 0 && (
      <span>
        {t('event.winner')} <b>{t.all(names)}</b>
      </span>
    )
  );
};

/** What the organiser says about the event, and its prizes. */
function About({ view }: { readonly view: TournamentView }) {
  const t = useT();
  const { plan } = view;
  const rules = ownRulesTexts(t, plan);
  if (plan.about.trim() === '' && plan.prizes.length === 0 && rules.length === 0) return null;
  return (
    <section className="card pad">
      {plan.about.trim() !== '' && (
        <>
          <h2>{t('tournament.about')}</h2>
          <p className="ev-about" dir="auto">
            {plan.about}
          </p>
        </>
      )}
      {rules.length > 0 && (
        <>
          <h2>{t('tournament.ownRulesTitle')}</h2>
          <ul className="ruled">
            {rules.map(rule => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </>
      )}
      {plan.prizes.length > 0 && (
        <>
          <h2>{t('tournament.prizes')}</h2>
          <ul className="ruled">
            {plan.prizes.map((prize, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a list that only the organiser changes
              <li key={n}>
                {prize.place !== null && (
                  <b>
                    {t(prize.for === 'team' ? 'tournament.prizeTeam' : 'tournament.prizePlayer', {
                      place: prize.place,
                    })}
                  </b>
                )}{' '}
                <bdi>{prize.text}</bdi> <PrizeWinners names={winnersOf(view, prize)} />
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
