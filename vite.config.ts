import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };
import { operatorCommands } from './scripts/vite/commands.ts';
import { drawnParts } from './scripts/vite/drawn-parts.ts';
import { inlineScript } from './scripts/vite/inline-script.ts';
import { kitProps } from './scripts/vite/kit-props.ts';
import { kitSources } from './scripts/vite/kit-sources.ts';
import { navigation } from './scripts/vite/navigation.ts';
import { proofIds } from './scripts/vite/proof-ids.ts';
import { runtimeWithoutFile } from './scripts/vite/runtime-without-file.ts';
import { threads } from './scripts/vite/threads.ts';
import { wakeFile } from './scripts/vite/wake-file.ts';
import { zodWithoutEval } from './scripts/vite/zod-without-eval.ts';

/** Browsers that know `light-dark()`: written out for older ones, a theme inside a theme could not switch. */
const modernCss = ['chrome125', 'safari18', 'firefox128'];

/**
 * What every page that hydrates needs comes in five files instead of a dozen, and what many need in three more:
 * naming a file to be fetched costs a slow phone two milliseconds, however small the file is.
 */
const shared = [
  // Alone, or the script of a page that is read would bring along whatever stands beside it.
  { name: 'preload', test: /vite[\\/]preload-helper/ },
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/](react-router|cookie|set-cookie-parser)[\\/]/ },
  // What the shell and the islands share: an island that took it from the shell would load the router.
  {
    name: 'base',
    test: /[\\/](app[\\/](shell[\\/](account-part|search-dialog)|saved[\\/]save-mark|islands[\\/]island)|features[\\/]identity[\\/]stores[\\/]demo-store|ui[\\/](icons[\\/](arrow|brand-mark)|actions[\\/](button|icon-button)|fields[\\/](text-field|form-key|search-form)|layout[\\/](breadcrumbs|link-rows)|media[\\/]picture|text[\\/](key-cap|linked-text)))\b|lucide-react[\\/]dist[\\/]esm[\\/](?!icons[\\/](?!moon-star\.))/,
  },
  // Before the shell, which takes what it needs and is not yet taken: an icon there would bring the router to an island.
  { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/, minShareCount: 2 },
  {
    name: 'shell',
    test: /[\\/]app[\\/](root|head|shell[\\/](?!search-|use-found|first-touch))\b|virtual:navigation/,
  },
  { name: 'ark', test: /node_modules[\\/](@ark-ui|@zag-js|@floating-ui)[\\/]/, minShareCount: 4 },
  {
    name: 'parts',
    test: /[\\/]ui[\\/](actions|data(?![\\/]table)|fields|foundation|layout|panels)[\\/]/,
    minShareCount: 20,
  },
  { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
  { name: 'often', test: /[\\/](lib|demos[\\/]kit(?![\\/]pdf))[\\/]/, minShareCount: 8 },
  // An application on a page that is read fetches all of this at once, when it wakes.
  { name: 'app-kit', test: /[\\/]demos[\\/](app-kit|kit[\\/]pdf)[\\/]/, minShareCount: 4 },
];

/**
 * React and the router are compiled while they arrive, beside the page's own thread: compiled function by function as
 * each is called, they held a slow phone up for a tenth of a second.
 */
const compiledAtOnce = ({ name }: { name: string }) =>
  name === 'react' || name === 'router' ? '//# allFunctionsCalledOnLoad' : '';

/**
 * The server's build holds everything it uses but the packages listed as `dependencies`, which are all that a server
 * has to install. Finding a thousand small files used to be half of a start, too.
 */
const besideTheServer = Object.keys(manifest.dependencies);

export default defineConfig(({ command }) => ({
  plugins: [
    inlineScript(),
    threads(),
    operatorCommands(),
    navigation(),
    wakeFile(),
    drawnParts(),
    kitSources(),
    kitProps(),
    proofIds(),
    zodWithoutEval(),
    tailwindcss({ optimize: false }),
    reactRouter(),
  ],
  worker: { plugins: () => [zodWithoutEval(), runtimeWithoutFile()] },
  build: { assetsInlineLimit: 0, target: 'es2023', cssTarget: modernCss, chunkSizeWarningLimit: 700 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: 'assets/[name]-[hash].js',
            codeSplitting: { groups: shared },
            postBanner: compiledAtOnce,
          },
        },
      },
    },
    ssr: {
      resolve: {
        // The router takes them away unless its package for Node is installed, of which nothing here is used.
        conditions: ['node'],
        externalConditions: ['node'],
        // While developing, packages are loaded as they lie.
        ...(command === 'build' ? { noExternal: true, external: besideTheServer } : {}),
      },
      build: { rollupOptions: { input: './app/server.ts' }, target: 'node24' },
    },
  },
}));
