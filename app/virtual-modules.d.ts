declare module 'virtual:navigation' {
  import type { menu } from '#app/site-map/menu.server.ts';
  export const navigation: typeof menu;
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
