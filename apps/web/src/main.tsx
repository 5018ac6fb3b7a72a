import { createRoot } from 'react-dom/client';
import './theme/index.css';
import { App } from './app/App.tsx';
import { startClient } from './client/index.ts';
import { startLanguage } from './i18n/index.ts';
import { startOffline } from './offline/index.ts';
import { readAddress } from './page/codes.ts';
import { startPreferences } from './preferences/preferences.ts';
import { startSound } from './sound/index.ts';
import { startCallWords } from './store/callWords.ts';

readAddress();
startPreferences();
startCallWords();
startClient();
startSound();
startOffline();
await startLanguage();
createRoot(document.getElementById('root')!).render(<App />);
