import { aimsOfDeals, type DealWish } from '@gorrion/learn/teaching';
import { type FanId, PLAYERS, PLAYING_KINDS, type Player, type Tile } from '@gorrion/rules';
import { useMemo } from 'react';
import { fanName } from '../../kit/i18n/fanName.ts';
import { useT } from '../../kit/i18n/index.ts';
import { tileName } from '../../kit/tiles/index.ts';
import { Labelled } from '../../kit/ui/Field.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { Pick } from '../../kit/ui/Pick.tsx';
import type { useSentence } from './useSentence.ts';

const ANY = 'any';

const numbers = (from: number, to: number): readonly (readonly [string, string])[] =>
  Array.from({ length: to - from + 1 }, (_, n) => [String(from + n), String(from + n)] as const);

interface DealSentenceProps {
  /** The names of the players, by chair. */
  readonly names: readonly string[];
  readonly sentence: ReturnType<typeof useSentence>;
}

/** A sentence that describes a deal, with a list in each slot, and what was found. */
export function DealSentence({ names, sentence: { wish, found, isSearching, change, look } }: DealSentenceProps) {
  const t = useT();
  const people = PLAYERS.map(player => [String(player), names[player] ?? ''] as const);
  const seconds = found && (Math.ceil(found.ms / 100) / 10).toLocaleString(t.locale);
  return (
    <div className="stack">
      <Slots wish={wish} people={people} onChange={change} />
      <Labelled label={t('teach.dealer')}>
        <Pick
          label={t('teach.dealer')}
          value={String(wish.dealer)}
          options={people}
          onPick={dealer => change({ dealer: Number(dealer) as Player })}
        />
      </Labelled>
      <div role="status">
        {found?.isFound && (
          <Note tone="ok" icon="check" title={t('teach.found', { seconds: seconds ?? '' })}>
            {t('teach.foundNote')}
          </Note>
        )}
        {found && !found.isFound && (
          <Note tone="amber" icon="info" title={t('teach.notFound')}>
            {t(`teach.leaveOut.${found.leaveOut}`)}
          </Note>
        )}
      </div>
      <button type="button" className={found?.isFound ? 'btn' : 'btn pri'} disabled={isSearching} onClick={look}>
        <Icon name={found?.isFound ? 'swap' : 'search'} />
        {t(found?.isFound ? 'teach.another' : 'teach.find')}
      </button>
    </div>
  );
}

interface SlotsProps {
  readonly wish: DealWish;
  readonly people: readonly (readonly [string, string])[];
  readonly onChange: (part: Partial<DealWish>) => void;
}

function Slots({ wish, people, onChange }: SlotsProps) {
  const t = useT();
  const aims = useMemo(() => aimsOfDeals().map(aim => [aim, fanName(aim, t.locale)] as const), [t]);
  const tiles = [
    [ANY, t('teach.anyTile')] as const,
    ...Array.from({ length: PLAYING_KINDS }, (_, tile) => [String(tile), tileName(t, tile as Tile)] as const),
  ];
  const aways = [1, 2, 3, 4].map(away => [String(away), t('teach.away', { count: away })] as const);
  const within = wish.draw?.within ?? 5;
  const draw = (tile: string) => onChange({ draw: tile === ANY ? undefined : { tile: Number(tile) as Tile, within } });
  return (
    <fieldset className="teach-sentence" aria-label={t('teach.sentence')}>
      {t('teach.s.give')}{' '}
      <Pick
        label={t('teach.slot.player')}
        value={String(wish.player)}
        options={people}
        onPick={player => onChange({ player: Number(player) as Player })}
      />{' '}
      {t('teach.s.hand')}{' '}
      <Pick
        label={t('teach.slot.away')}
        value={String(wish.away)}
        options={aways}
        onPick={away => onChange({ away: Number(away) })}
      />{' '}
      {t('teach.s.toReady')}{' '}
      <Pick label={t('teach.slot.aim')} value={wish.aim} options={aims} onPick={(aim: FanId) => onChange({ aim })} />
      {t('teach.s.draws')}{' '}
      <Pick
        label={t('teach.slot.tile')}
        value={wish.draw ? String(wish.draw.tile) : ANY}
        options={tiles}
        onPick={draw}
      />
      {wish.draw && (
        <>
          {' '}
          {t('teach.s.within')}{' '}
          <Pick
            label={t('teach.slot.within')}
            value={String(within)}
            options={numbers(1, 9)}
            onPick={turns => wish.draw && onChange({ draw: { ...wish.draw, within: Number(turns) } })}
          />{' '}
          {t('teach.s.turns', { count: within })}
        </>
      )}
      {t('teach.s.others')}{' '}
      <Pick
        label={t('teach.slot.others')}
        value={String(wish.others ?? 0)}
        options={numbers(0, 4)}
        onPick={others => onChange({ others: Number(others) })}
      />{' '}
      {t('teach.s.end', { count: wish.others ?? 0 })}
    </fieldset>
  );
}
