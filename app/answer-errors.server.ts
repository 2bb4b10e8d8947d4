import { createContext, data, RouterContextProvider, type ServerBuild } from 'react-router';
import { answerableAs, unavailable } from '#server/errors.ts';
import { log } from '#server/log.ts';
import { noteRefusal } from '#server/note-refusal.ts';
import { timed } from '#server/trace/trace.ts';

interface Asked {
  /** Whether a form came with the request, which must not be sent again by itself. */
  sent: boolean;
  /** The page that says that we are too busy is itself made by an error that every page throws. */
  busy: boolean;
}

const askedContext = createContext<Asked>({ sent: false, busy: false });

/** What goes with a request through the router. */
export function contextOf(asked: Asked): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(askedContext, asked);
  return context;
}

interface PartArgs {
  request: Request;
  context: Readonly<RouterContextProvider>;
}

/** A loader or an action of a route module, as far as errors go. */
type Part<Args extends PartArgs> = (args: Args) => unknown;

/** The same loader or action; what it throws that can be answered becomes a page with that status. */
const answering =
  <Args extends PartArgs>(part: Part<Args>, id: string, isRoot: boolean): Part<Args> =>
  async (args) => {
    const { sent, busy } = args.context.get(askedContext);
    try {
      if (busy && !isRoot) throw unavailable();
      return await timed('load', id, () => part(args));
    } catch (error) {
      const known = error instanceof Error ? answerableAs(error, args.request.method) : null;
      if (!known) throw error;
      // A refusal that a feature meant needs no line; what only the safety net caught does.
      if (known !== error) log().warn({ err: error }, 'a page was refused by the last resort');
      else noteRefusal(known);
      throw data({ ...known.toBody(), sent }, { status: known.status });
    }
  };

/** A build whose pages say 404, 409 or 503 where a loader or an action threw an error that means it, instead of 500. */
export function answerErrors(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    if (!route) return [id, route];
    const { loader, action } = route.module;
    const isRoot = route.parentId === undefined;
    const answered = {
      ...(loader ? { loader: answering(loader, id, isRoot) } : {}),
      ...(action ? { action: answering(action, id, isRoot) } : {}),
    };
    return [id, { ...route, module: { ...route.module, ...answered } }];
  });
  return { ...build, routes: Object.fromEntries(routes) };
}
