import { Component, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { tableFollower } from '../../client/connection/tableFollower.ts';
import { client } from '../../client/index.ts';
import { useApp } from '../../client/store/app.ts';
import { seesOpenHands } from '../../client/store/people.ts';
import { speak, useT } from '../../kit/i18n/index.ts';
import { useRootMark } from '../../kit/ui/useRootMark.ts';
import { usePolled } from '../screen/usePolled.ts';
import { useChances } from './chances/useChances.ts';
import { lookInAddress } from './look.ts';
import { Overlay } from './Overlay.tsx';
import { pictureOf, SAID_MS, saidBy } from './picture.ts';

/** How long (ms) the last picture stays while there is no connection. */
const LAST_PICTURE_MS = 30_000;
/** Waits (ms) before this page loads itself again, because the server has a newer one. */
const NEWER_PAGE_MS = 5000;
/** Waits (ms) before this page asks again which table it shows. */
const AGAIN_MS = 5000;

const listenHash = (changed: () => void) => {
  addEventListener('hashchange', changed);
  return () => removeEventListener('hashchange', changed);
};
const keyNow = () => location.hash.slice(0, 33);

/** Loads the page anew for another key in the address, and where the server has a newer page. */
function useNewest(): void {
  const status = useApp(app => app.link.status);
  const [first] = useState(keyNow);
  const key = useSyncExternalStore(listenHash, keyNow);
  useEffect(() => {
    if (key !== first) location.reload();
  }, [key, first]);
  useEffect(() => {
    if (status !== 'outdated') return undefined;
    const timer = setTimeout(() => location.reload(), NEWER_PAGE_MS);
    return () => clearTimeout(timer);
  }, [status]);
}

/** Follows the table of the key in the address. A server that is full may name none at first. */
function Following() {
  const [code, setCode] = useState<string>();
  useEffect(() => {
    if (code === undefined) return undefined;
    client.enter(code, tableFollower);
    return () => client.exit();
  }, [code]);
  return code === undefined ? <Finding onFound={setCode} /> : null;
}

function Finding({ onFound }: { readonly onFound: (code: string | undefined) => void }) {
  usePolled(AGAIN_MS, client.castTable, onFound);
  return null;
}

/** Whether the connection was lost too long ago for the last picture to be true. */
function useIsOld(): boolean {
  const isOnline = useApp(app => app.link.status === 'online');
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    if (isOnline) return setOld(false);
    const timer = setTimeout(() => setOld(true), LAST_PICTURE_MS);
    return () => clearTimeout(timer);
  }, [isOnline]);
  return isOld;
}

/** Draws again when the newest line of the chat is old. */
function useSaid(voice: string) {
  const t = useT();
  const chat = useApp(app => app.chat);
  const [, tick] = useState(0);
  useEffect(() => {
    if (chat.length === 0) return undefined;
    const timer = setTimeout(() => tick(n => n + 1), SAID_MS + 100);
    return () => clearTimeout(timer);
  }, [chat]);
  // Lines are said in time, also where the table is shown late.
  const late = useApp(app => app.table?.behind ?? 0);
  return voice === '' ? undefined : saidBy(t, chat, voice, client.now() + late);
}

/** A stream shows no page of a failure: what cannot be drawn is not there. */
class Quiet extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? null : this.props.children;
  }
}

/** The page that programs lay over a stream. It shows its table, or nothing. */
export default function OverlayPage() {
  const t = useT();
  useRootMark('overlay');
  useEffect(() => {
    document.title = t('cast.overlay');
  }, [t]);
  useNewest();
  return (
    <main>
      <h1 className="sr">{t('cast.overlay')}</h1>
      <Following />
      <Quiet>
        <Shown />
      </Quiet>
    </main>
  );
}

function Shown() {
  const t = useT();
  useSyncExternalStore(listenHash, () => location.hash);
  const look = lookInAddress();
  const { lang } = look;
  useEffect(() => {
    // The browser of a streaming program speaks a language that nobody has chosen.
    if (lang) speak(lang).catch(() => undefined);
  }, [lang]);
  const isOld = useIsOld();
  const table = useApp(app => app.table);
  const hand = table?.state.session.hand;
  const chances = useChances(table && seesOpenHands(table) && !look.hidden.includes('chances') ? hand : undefined);
  const said = useSaid(look.voice);
  // A page that is not a spectator is sent more than a stream may show.
  if (!table || isOld || table.state.stage === 'closed' || table.viewer !== 'spectator') return null;
  const picture = pictureOf(t, table, chances);
  return <Overlay look={look} picture={picture && { ...picture, said }} />;
}
