import { createRoot } from 'react-dom/client';
import './kit/theme/index.css';
import { App } from './app/App.tsx';
import { startClient } from './client/index.ts';
import { startOffline } from './client/offline/index.ts';
import { startPreferences } from './client/preferences/preferences.ts';
import { startSound } from './client/sound/index.ts';
import { startCallWords } from './client/store/callWords.ts';
import { startLanguage } from './kit/i18n/index.ts';
import { readAddress } from './shell/page/codes.ts';

readAddress();
startPreferences();
startCallWords();
startClient();
startSound();
startOffline();
await startLanguage();
createRoot(document.getElementById('root')!).render(<App />);
