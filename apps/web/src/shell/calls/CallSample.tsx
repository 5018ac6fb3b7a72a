import type { Push } from '@gorrion/protocol';
import { pushText } from '@gorrion/protocol/pushText';
import { useLanguage, useT } from '../../kit/i18n/index.ts';
import { MiniTile, SPARROW } from '../../kit/tiles/index.ts';
import './calls.css';

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
