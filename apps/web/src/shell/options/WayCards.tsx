import { isSameSettings, type TableSettings } from '@gorrion/protocol';
import type { KeyboardEvent } from 'react';
import { type Translate, useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { forgetSettings, useKept } from './kept.ts';
import type { RoomSettings } from './useSettings.ts';
import { changesFrom, groupOf, OFFERED_WAYS, PRESETS, WAY_GROUPS, type WayGroup, wayOf } from './ways.ts';
import { optionName, valueText, wayName } from './words.ts';
import './ways.css';

interface Offer {
  readonly id: string;
  readonly group: WayGroup;
  readonly name: string;
  readonly about: string;
  readonly settings: TableSettings;
}

/** Returns the cards of the ways to play, and behind them those of the settings that the host keeps under a name. */
const cardsOf = (t: Translate, kept: readonly TableSettings[]): readonly Offer[] => [
  ...OFFERED_WAYS.map(way => ({
    id: way,
    group: groupOf(way),
    name: wayName(t, way),
    about: t(`room.way.${way}.about`),
    settings: PRESETS[way],
  })),
  ...kept.map(settings => ({
    id: `kept ${settings.name}`,
    group: groupOf(wayOf(settings)),
    name: settings.name ?? '',
    about: wayName(t, wayOf(settings)),
    settings,
  })),
];

/** Returns the card that is nearest to settings: the kept one that is the same in all, or their way to play. */
const nearestCard = (cards: readonly Offer[], settings: TableSettings): string =>
  cards.find(card => card.settings.name !== undefined && isSameSettings(card.settings, settings))?.id ??
  wayOf(settings);

/** The ways to play as cards. The host chooses one for the whole table; everybody else reads which one it is. */
export function WayCards({ settings, change }: RoomSettings) {
  const t = useT();
  const kept = useKept(all => all.kept);
  return (
    <Card title={t('room.ways')} aside={!change && <span className="fine">{t('room.onlyHost')}</span>}>
      {change ? <ChoiceOfWay settings={settings} change={change} kept={kept} /> : <ChosenWay settings={settings} />}
    </Card>
  );
}

/** The way that is chosen and what it means; all ways stand behind a press. */
function ChosenWay({ settings }: Pick<RoomSettings, 'settings'>) {
  const t = useT();
  const way = wayOf(settings);
  const changes = changesFrom(settings, way);
  return (
    <>
      <p className="way-chosen">
        <b>
          {changes.length > 0 ? t('room.differs', { way: wayName(t, way), count: changes.length }) : wayName(t, way)}
        </b>
        <span>
          {changes.length > 0
            ? t.all(changes.map(({ option, value }) => `${optionName(t, option)}: ${valueText(t, option, value)}`))
            : t(`room.way.${way}.about`)}
        </span>
      </p>
      <details>
        <summary>{t('room.allWays')}</summary>
        <Cards cards={cardsOf(t, [])} settings={settings} change={undefined} />
      </details>
    </>
  );
}

function ChoiceOfWay({ kept, ...room }: RoomSettings & { readonly kept: readonly TableSettings[] }) {
  const t = useT();
  return (
    <>
      <Cards cards={cardsOf(t, kept)} {...room} />
      {kept.length > 0 && (
        <div className="row tight kept-ways">
          {kept.map(({ name = '' }) => (
            <button key={name} type="button" className="btn sm ghost" onClick={() => forgetSettings(name)}>
              <Icon name="close" />
              {t('room.forget', { name })}
            </button>
          ))}
        </div>
      )}
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Moves the focus to the card before or after. It chooses none: a choice asks the whole table to agree again. */
function moveFocus(row: HTMLElement, event: KeyboardEvent): void {
  const step = STEPS[event.key];
  if (!step) return;
  event.preventDefault();
  const cards = [...row.querySelectorAll<HTMLElement>('[role=radio]')];
  const at = cards.indexOf(document.activeElement as HTMLElement);
  cards[(at + step + cards.length) % cards.length]?.focus();
}

function Cards({ cards, settings, change }: RoomSettings & { readonly cards: readonly Offer[] }) {
  const t = useT();
  const nearest = nearestCard(cards, settings);
  const isChanged = nearest === wayOf(settings) && changesFrom(settings, nearest).length > 0;
  return (
    <div
      className="stack"
      role="radiogroup"
      aria-label={t('room.ways')}
      onKeyDown={event => moveFocus(event.currentTarget, event)}
    >
      {WAY_GROUPS.map(id => (
        <div key={id} className="way-group">
          <h3>{t(`room.ways.${id}`)}</h3>
          <div className="way-cards">
            {cards
              .filter(({ group }) => group === id)
              .map(card => (
                <WayCard
                  key={card.id}
                  card={card}
                  isNearest={card.id === nearest}
                  isChanged={isChanged}
                  onChoose={change && (() => change(card.settings))}
                />
              ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface WayCardProps {
  readonly card: Offer;
  /** The table plays this way, but for what may be changed. */
  readonly isNearest: boolean;
  readonly isChanged: boolean;
  readonly onChoose: (() => void) | undefined;
}

function WayCard({ card, isNearest, isChanged, onChoose }: WayCardProps) {
  const t = useT();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a native radio cannot hold two lines of text as its button
    <button
      type="button"
      role="radio"
      aria-checked={isNearest && !isChanged}
      aria-disabled={onChoose === undefined}
      tabIndex={isNearest ? 0 : -1}
      onClick={onChoose}
    >
      <b>{card.name}</b>
      <span>{card.about}</span>
      {isNearest && isChanged && <span className="way-differs">{t('room.changed')}</span>}
    </button>
  );
}
