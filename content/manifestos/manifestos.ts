import type { Manifesto } from './manifesto.ts';
import { serviceManifestos } from './service-manifestos.ts';
import { studioManifestos } from './studio-manifestos.ts';

export const manifestos: readonly Manifesto[] = [...studioManifestos, ...serviceManifestos];

const byPath = new Map(manifestos.map((manifesto) => [manifesto.path, manifesto]));

/** The statement at this path, if there is one. */
export const manifestoAt = (path: string): Manifesto | undefined => byPath.get(path);
