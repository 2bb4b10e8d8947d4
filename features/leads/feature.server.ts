import type { Feature } from '#server/feature.ts';
import { leadsForget } from './commands/forget.server.ts';
import { leadImportsForget } from './commands/import-file.server.ts';
import { undoMerge } from './commands/merge.server.ts';
import { undoSeveral } from './commands/move-several.server.ts';
import { undoMove } from './commands/move-stage.server.ts';
import { undoImport } from './commands/write-import.server.ts';
import { leadList } from './list.server.ts';
import { leadsSection } from './panel.ts';
import { leadsData } from './personal-data.server.ts';

/** Everybody who might become a client. */
export const leadsFeature: Feature = {
  name: 'leads',
  panel: [leadsSection],
  retentions: [leadsForget, leadImportsForget],
  lists: [leadList],
  personalData: [leadsData],
  undos: [undoMerge, undoSeveral, undoMove, undoImport],
};
