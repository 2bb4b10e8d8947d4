import * as build from 'virtual:react-router/server-build';
import type { EntryContext } from 'react-router';
import { answerQuestions } from '#server/tools/answer-questions.ts';
import { lowerPriority } from '#server/tools/lower-priority.ts';
import { drawPage } from './draw-page.tsx';
import type { DrawnPage, PageQuestion } from './page-message.ts';

// Who asks for something small goes first.
lowerPriority('below normal');

const routeModules = Object.fromEntries(
  Object.entries(build.routes).flatMap(([id, route]) => (route ? [[id, route.module]] : [])),
) as EntryContext['routeModules'];

/** What the router would draw the page from on its own thread. */
function contextOf({ state, matches: levels, handoff }: PageQuestion): EntryContext {
  const matches = levels.map(({ id, ...match }) => ({ ...match, route: { id } }));
  return {
    manifest: build.assets,
    branches: [],
    routeModules,
    staticHandlerContext: {
      ...state,
      matches: matches as EntryContext['staticHandlerContext']['matches'],
      loaderHeaders: {},
      actionHeaders: {},
      _match: () => null,
    },
    serverHandoffString: handoff.settings,
    serverHandoffStream: new Blob([handoff.data as Uint8Array<ArrayBuffer>]).stream(),
    renderMeta: {},
    future: build.future,
    ssr: build.ssr,
    routeDiscovery: build.routeDiscovery,
    isSpaMode: false,
  };
}

answerQuestions<PageQuestion, DrawnPage>(async (question) => {
  const errors: Error[] = [];
  const html = await drawPage({
    context: contextOf(question),
    url: question.url,
    nonce: question.nonce,
    reading: question.reading,
    onError: (error) => errors.push(error instanceof Error ? error : new Error(String(error))),
  });
  return { html, errors };
});
