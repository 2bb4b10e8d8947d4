import { join } from 'node:path';
import { projectRoot } from '#server/project-root.ts';
import { services } from '#server/services.ts';
import display from '#ui/tokens/fonts/card-display.ttf?url';
import displayExt from '#ui/tokens/fonts/print-display-ext.ttf?url';
import figures from '#ui/tokens/fonts/print-figures.ttf?url';
import strong from '#ui/tokens/fonts/print-strong.ttf?url';
import strongExt from '#ui/tokens/fonts/print-strong-ext.ttf?url';
import text from '#ui/tokens/fonts/print-text.ttf?url';
import textExt from '#ui/tokens/fonts/print-text-ext.ttf?url';
import type { FacePaths } from './faces.server.ts';

/** Where the files of the faces lie: a build names its files itself; without one they lie where they were cut. */
function pathOf(address: string): string {
  const isBuilt = address.startsWith('/assets/');
  return join(isBuilt ? join(services().env.BUILD_DIR, 'client') : projectRoot(), address);
}

/** The paths of all of the files, for the thread that prints: it knows neither the build nor the services. */
export const facePaths = (): FacePaths => ({
  text: pathOf(text),
  textExt: pathOf(textExt),
  strong: pathOf(strong),
  strongExt: pathOf(strongExt),
  display: pathOf(display),
  displayExt: pathOf(displayExt),
  figures: pathOf(figures),
});
