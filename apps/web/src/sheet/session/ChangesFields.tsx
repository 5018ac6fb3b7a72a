import { type ByPlayer, byPlayer, PLAYERS, type Player, withPlayer } from '@gorrion/rules';
import { useId, useState } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { changesOf } from './changes.ts';
import './changesFields.css';

interface ChangesFieldsProps {
  /** What stands over a player's field. */
  readonly nameOf: (player: Player) => string;
  /** What stands below a player's field; nothing if it is absent. */
  readonly noteOf?: ((player: Player) => string) | undefined;
  /** What the fields have in them at first. */
  readonly first: ByPlayer<number>;
  /** Called with what is written; undefined while it is no four whole numbers. */
  readonly onChange: (changes: ByPlayer<number> | undefined) => void;
}

/** The four changes of a correction. An empty field is 0; a keyboard of digits alone would have no minus. */
export function ChangesFields({ nameOf, noteOf, first, onChange }: ChangesFieldsProps) {
  const t = useT();
  const id = useId();
  const [texts, setTexts] = useState<ByPlayer<string>>(
    byPlayer(player => (first[player] ? t.signed(first[player]) : '')),
  );
  const write = (player: Player, text: string) => {
    const next = withPlayer(texts, player, text);
    setTexts(next);
    onChange(changesOf(next));
  };
  return (
    <div className="changes">
      {PLAYERS.map(player => (
        <div key={player} className="field">
          <label className="field">
            <span className="field-label" dir="auto">
              {nameOf(player)}
            </span>
            <input
              value={texts[player]}
              maxLength={6}
              autoComplete="off"
              aria-describedby={noteOf && `${id}${player}`}
              onChange={event => write(player, event.target.value)}
            />
          </label>
          {noteOf && (
            <small className="fine" id={`${id}${player}`}>
              {noteOf(player)}
            </small>
          )}
        </div>
      ))}
    </div>
  );
}
