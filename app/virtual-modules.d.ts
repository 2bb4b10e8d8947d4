declare module 'virtual:navigation' {
  import type { menu } from '#app/site-map/menu.server.ts';
  export const navigation: typeof menu;
}

declare module 'virtual:wake-file' {
  /** The address of the script that wakes islands; empty while developing. */
  export const wakeFile: string;
}

declare module 'virtual:kit-sources' {
  import type { CodeRun } from '#lib/look/code-run.ts';
  export const sources: Readonly<Record<string, CodeRun[]>>;
}

declare module 'virtual:kit-props' {
  import type { PropsTable } from '#lib/look/kit-page.ts';
  export const props: Readonly<Record<string, PropsTable[]>>;
}

declare module 'virtual:react-router/server-build' {
  import type { ServerBuild } from 'react-router';

  const build: ServerBuild;
  export = build;
}

declare module '*?inline-script' {
  const script: string;
  export default script;
}

declare module '*?thread' {
  /** The file of a worker thread. */
  const file: URL;
  export default file;
}
