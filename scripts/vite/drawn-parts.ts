import type { Plugin } from 'vite';
import { drawingFileCount, fileOfDrawing } from '../../engines/compose/parts/drawing-files.ts';
import { collectDrawings } from '../parts/collect.ts';

let made: string[] | undefined;

/** The drawings in their files, as JSON. */
function files(): string[] {
  if (!made) {
    const all = Array.from({ length: drawingFileCount }, (): Record<string, string> => ({}));
    for (const { id, body } of collectDrawings()) {
      const file = all[fileOfDrawing(id)];
      if (file) file[id] = body;
    }
    made = all.map((file) => JSON.stringify(file));
  }
  return made;
}

/** `virtual:drawn-parts`: the addresses of the files that hold the composer's drawings, fetched as pictures need them. */
export function drawnParts(): Plugin {
  const id = 'virtual:drawn-parts';
  const served = '/@drawn-parts/';
  return {
    name: 'drawn-parts',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(source) {
      if (source !== `\0${id}`) return undefined;
      if (this.environment.name !== 'client') return 'export const drawingFiles = [];';
      if (this.environment.mode !== 'build')
        return `export const drawingFiles = Array.from({ length: ${drawingFileCount} }, (_, at) => '${served}' + at);`;
      const names = files().map((text, at) => {
        const reference = this.emitFile({ type: 'asset', name: `drawings-${at}.json`, source: text });
        return `import.meta.ROLLUP_FILE_URL_${reference}`;
      });
      return `export const drawingFiles = [${names.join(',')}];`;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const text = request.url?.startsWith(served)
          ? files()[Number(request.url.slice(served.length))]
          : undefined;
        if (text === undefined) return next();
        response.setHeader('Content-Type', 'application/json');
        response.end(text);
      });
    },
  };
}
