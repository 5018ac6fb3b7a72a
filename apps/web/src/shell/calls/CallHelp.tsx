import type { ReactNode } from 'react';
import { useT } from '../../kit/i18n/index.ts';
import { Badge } from '../../kit/ui/Badge.tsx';
import { Card } from '../../kit/ui/Card.tsx';
import { Icon } from '../../kit/ui/Icon.tsx';
import { Note } from '../../kit/ui/Note.tsx';
import { eventPaths } from '../links/eventPaths.ts';
import { Go } from '../page/Go.tsx';
import { deviceHere } from './deviceHere.ts';
import type { Calls } from './useCalls.ts';

const BROWSERS = ['chrome', 'firefox', 'safari', 'iphone'] as const;
type Browser = (typeof BROWSERS)[number];

/** Returns the browser whose steps come first. */
function browserOf(agent: string): Browser {
  if (/iPhone|iPad|iPod/.test(agent)) return 'iphone';
  if (/Firefox\//.test(agent)) return 'firefox';
  return /Safari\//.test(agent) && !/Chrom(e|ium)\//.test(agent) ? 'safari' : 'chrome';
}

const Steps = ({ children }: { readonly children: readonly ReactNode[] }) => (
  <ol className="call-steps ruled">
    {children.map((step, n) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a step has no other name than its number
      <li key={n}>{step}</li>
    ))}
  </ol>
);

/** What to do where this browser does not call, in the place of a button; nothing where it may. */
export function CallHelp({ calls: { support } }: { readonly calls: Calls }) {
  const t = useT();
  if (support === 'ready') return null;
  if (support === 'refused') return <Refused />;
  if (support === 'home-screen')
    return (
      <Card className="stack" title={t('push.homeTitle')}>
        <p className="quiet">{t('push.homeNote')}</p>
        <Steps>{[t('push.home.1'), t('push.home.2'), t('push.home.3')]}</Steps>
      </Card>
    );
  const reason = support === 'insecure' ? 'insecure' : 'unsupported';
  return (
    <Note tone="amber" icon="warn" title={t(`push.${reason}Title`)}>
      {t(`push.${reason}Note`)}
    </Note>
  );
}

/** How the person takes their "no" to the browser back, for this browser and for others. */
function Refused() {
  const t = useT();
  const { host } = location;
  const own = browserOf(navigator.userAgent);
  const stepsOf = (browser: Browser) => (
    <Steps>
      {[t(`push.steps.${browser}.1`, { host }), t(`push.steps.${browser}.2`, { host }), t('push.steps.last')]}
    </Steps>
  );
  return (
    <Card
      className="stack"
      title={t('push.refusedTitle')}
      aside={
        <Badge tone="bad" icon="dead">
          {t('push.refused')}
        </Badge>
      }
    >
      <p className="quiet">{t('push.refusedNote')}</p>
      {stepsOf(own)}
      <details className="call-others">
        <summary className="text-link">{t('push.otherBrowser')}</summary>
        {BROWSERS.filter(browser => browser !== own).map(browser => (
          <section key={browser} className="stack tight">
            <h3>{t(`push.name.${browser}`)}</h3>
            {stepsOf(browser)}
          </section>
        ))}
      </details>
      <p className="fine">{t('push.system')}</p>
    </Card>
  );
}

/** What calls in any browser. */
export function WithoutCalls() {
  const t = useT();
  return (
    <Card className="stack" title={t('push.without')}>
      <p className="fine">{t('push.withoutNote')}</p>
      <Go className="btn sm" href={eventPaths.groups()}>
        <Icon name="calendar" />
        {t('push.byCalendar')}
      </Go>
      {deviceHere() !== 'phone' && (
        <Go className="btn sm" href={eventPaths.devices()}>
          <Icon name="share" />
          {t('push.byPhone')}
        </Go>
      )}
      <p className="fine">{t('push.bySound')}</p>
    </Card>
  );
}
