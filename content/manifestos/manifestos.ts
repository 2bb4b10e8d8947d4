import type { Manifesto } from './manifesto.ts';
import { serviceManifestos } from './service-manifestos.ts';
import { studioManifestos } from './studio-manifestos.ts';

export const manifestos: readonly Manifesto[] = [...studioManifestos, ...serviceManifestos];
