import type { Push } from '@gorrion/protocol';
import { pushText } from '@gorrion/protocol/pushText';
import type { Tile } from '@gorrion/rules';
import { useLanguage, useT } from '../../kit/i18n/index.ts';
import { MiniTile } from '../../kit/tiles/index.ts';
import './calls.css';

/** The 1 of bamboo, as on the icon of the app. */
const SPARROW = 9 as Tile;

interface CallSampleProps {
  readonly push: Push;
  readonly time: string;
}

/** An example of a call as it will look, in the words that come. */
export function CallSample({ push, time }: CallSampleProps) {
  const t = useT();
  const { title, body } = pushText(useLanguage(), push);
  return (
    <div className="call-sample">
      <span className="call-icon">
        <MiniTile tile={SPARROW} decorative />
      </span>
      <b>{title}</b>
      <span className="fine">
        {t('push.example')} · {time}
      </span>
      <p className="quiet">{body}</p>
    </div>
  );
}
