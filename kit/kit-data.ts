import { createContext, useContext } from 'react';
import type { CodeRun } from '#lib/look/code-run.ts';
import type { KitMeasures, KitPage, PropsTable } from '#lib/look/kit-page.ts';

/** What the server knows about the current kit page. */
export interface KitData {
  page: KitPage;
  before?: KitPage;
  after?: KitPage;
  /** The highlighted source of the examples, by file name. */
  sources: Readonly<Record<string, readonly CodeRun[]>>;
  props: readonly PropsTable[];
  measured: KitMeasures;
}

const Data = createContext<KitData | null>(null);

/** Provides the server's data to the page inside. */
export const ProvideKitData = Data.Provider;

/** What the server knows of this page. */
export function useKitData(): KitData {
  const data = useContext(Data);
  if (!data) throw new Error('A kit page is outside its layout');
  return data;
}
