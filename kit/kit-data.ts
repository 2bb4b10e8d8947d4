import { createContext, useContext } from 'react';
import type { CodeRun } from '#lib/look/code-run.ts';
import type { KitMeasures, KitPage, PropsTable } from '#lib/look/kit-page.ts';

/** What the server knows of the page of the kit that is shown. */
export interface KitData {
  page: KitPage;
  before?: KitPage;
  after?: KitPage;
  /** The examples' files with their colours, by file name. */
  sources: Readonly<Record<string, readonly CodeRun[]>>;
  props: readonly PropsTable[];
  measured: KitMeasures;
}

const Data = createContext<KitData | null>(null);

/** Gives the page inside what the server knows of it. */
export const ProvideKitData = Data.Provider;

/** What the server knows of this page. */
export function useKitData(): KitData {
  const data = useContext(Data);
  if (!data) throw new Error('A kit page is outside its layout');
  return data;
}
