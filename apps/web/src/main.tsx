import { createRoot } from 'react-dom/client';
import './theme/index.css';
import { App } from './app/App.tsx';
import { startClient } from './connection/index.ts';
import { startPreferences } from './settings/preferences.ts';

startPreferences();
startClient();
createRoot(document.getElementById('root')!).render(<App />);
