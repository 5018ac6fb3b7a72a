import { useEffect, useState } from 'react';
import { client } from '../../client/index.ts';
import { isLocal } from '../../client/solo/code.ts';
import { useApp } from '../../client/store/app.ts';
import { useT } from '../../kit/i18n/index.ts';
import { Card } from '../../kit/ui/Card.tsx';
import { Empty } from '../../kit/ui/Empty.tsx';
import { Field } from '../../kit/ui/Field.tsx';
import { decoded } from '../../shell/page/codes.ts';
import { Go } from '../../shell/page/Go.tsx';
import { tableTitle } from '../../shell/page/lobbyLine.ts';
import { PlacePage } from '../../shell/page/PlacePage.tsx';
import { ShowTable } from './ShowTable.tsx';

/** The page of who has scanned the code of a screen: it asks which of their tables is shown there. */
export function ShowPage() {
  const t = useT();
  useEffect(() => client.watchLobby(), []);
  const [code] = useState(() => decoded(location.hash.slice(1)).slice(0, 12));
  const tables = useApp(app => app.lobby?.mine)?.filter(table => !isLocal(table.code));
  const [chosen, setChosen] = useState<string>();
  const table = tables?.find(one => one.code === chosen) ?? tables?.[0];
  return (
    <PlacePage title={t('show.page')} isDeep>
      {tables && !table && (
        <Empty title={t('show.none')} note={t('show.noneNote')}>
          <Go className="btn pri" href="/">
            {t('lost.home')}
          </Go>
        </Empty>
      )}
      {tables && table && (
        <Card className="stack" title={t('game.bigScreen')}>
          {tables.length > 1 && (
            <Field label={t('show.which')}>
              <select value={table.code} onChange={event => setChosen(event.target.value)}>
                {tables.map(one => (
                  <option key={one.code} value={one.code}>
                    {tableTitle(t, one)}
                  </option>
                ))}
              </select>
            </Field>
          )}
          <ShowTable key={table.code} table={table.code} code={code} />
        </Card>
      )}
    </PlacePage>
  );
}
