import { isSameSettings, type TableSettings } from '@gorrion/protocol';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { useT } from '../i18n/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { forgetSettings, useKept } from './kept.ts';
import type { RoomSettings } from './useSettings.ts';
import { OFFERED_WAYS, PRESETS, wayOf } from './ways.ts';
import { wayName } from './words.ts';
import './ways.css';

interface Card {
  readonly id: string;
  readonly name: string;
  readonly about: string;
  readonly settings: TableSettings;
}

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/**
 * The ways to play as cards, with the host's own kept ones behind them. Arrow keys move the focus only, because choosing
 * a way changes every setting for everybody at the table; Enter or Space chooses.
 */
export function WayCards({ settings, change }: RoomSettings) {
  const t = useT();
  const kept = useKept(one => one.kept);
  const row = useRef<HTMLDivElement>(null);
  const own = change ? kept : [];
  const cards: readonly Card[] = [
    ...OFFERED_WAYS.map(way => ({
      id: way,
      name: wayName(t, way),
      about: t(`room.way.${way}.about`),
      settings: PRESETS[way],
    })),
    ...own.map(one => ({
      id: `kept ${one.name}`,
      name: one.name!,
      about: wayName(t, wayOf(one)),
      settings: one,
    })),
  ];
  const chosen = cards.find(card => card.id.startsWith('kept ') && isSameSettings(card.settings, settings))?.id;
  const checked = chosen ?? wayOf(settings);
  const move = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = [...(row.current?.querySelectorAll<HTMLElement>('[role=radio]') ?? [])];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
  };
  const cell = (card: Card): ReactNode => (
    // biome-ignore lint/a11y/useSemanticElements: a native radio cannot hold two lines of text as its button
    <button
      key={card.id}
      type="button"
      role="radio"
      aria-checked={card.id === checked}
      aria-disabled={change === undefined}
      tabIndex={card.id === checked ? 0 : -1}
      onClick={() => change?.(card.settings)}
    >
      <b>{card.name}</b>
      <span>{card.about}</span>
    </button>
  );
  return (
    <section className="card" aria-labelledby="ways">
      <div className="card-head">
        <h2 id="ways">{t('room.ways')}</h2>
        {!change && <span className="quiet">{t('room.onlyHost')}</span>}
      </div>
      <div className="ways" role="radiogroup" aria-labelledby="ways" ref={row} onKeyDown={move}>
        {cards.map(cell)}
      </div>
      {own.length > 0 && (
        <div className="kept-ways">
          {own.map(({ name }) => (
            <button key={name} type="button" className="btn sm ghost" onClick={() => forgetSettings(name!)}>
              <Icon name="close" />
              {t('room.forget', { name: name! })}
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
