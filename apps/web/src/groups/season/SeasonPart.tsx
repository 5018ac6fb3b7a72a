import { useTableKey } from '../../shell/page/useTableKey.ts';
import { EveningCard } from '../evening/EveningCard.tsx';
import type { PartProps } from '../useGroup.ts';
import { GamesCard } from './GamesCard.tsx';
import { NowCard } from './NowCard.tsx';
import { RivalriesCard } from './RivalriesCard.tsx';
import { SeasonGraph } from './SeasonGraph.tsx';
import { SeasonTable } from './SeasonTable.tsx';

/** The season of a group: its table and graph, who beats whom, the games, and beside them the table of now and the next evening. */
export default function SeasonPart(props: PartProps) {
  const { games, view } = props;
  const { isTable, toggle, hasKeys } = useTableKey();
  const charts = { isTable, toggle, hasKeys };
  return (
    <div className="sides gp-sides">
      <div>
        <SeasonTable view={view} games={games} />
        {games && games.length > 0 && <SeasonGraph view={view} games={games} charts={charts} />}
        <GamesCard {...props} />
      </div>
      <aside>
        <NowCard {...props} />
        <EveningCard {...props} />
        {games && games.length > 0 && <RivalriesCard view={view} games={games} isTable={isTable} />}
      </aside>
    </div>
  );
}
