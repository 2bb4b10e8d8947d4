import { createContext } from 'react';

/** Name and address of whoever is signed in, by the names of their fields; a page that knows them puts them around its forms. */
export const KnownPerson = createContext<Readonly<Record<string, string>>>({});
