import { createContext, useContext } from 'react';
import { en } from './en/index.ts';
import { type Translate, translator } from './translate.ts';

export const english: Translate = translator('en', en);

/** The language in use: `<Language value={translator('es', es)}>` around the app changes it; without, English. */
export const Language = createContext<Translate>(english);

export const useT = (): Translate => useContext(Language);
