import { type ReactNode, useContext } from 'react';
import { isRouteErrorResponse, Links, Outlet, Scripts, useRouteError } from 'react-router';
import { DemoGuard } from '#features/identity/ui/demo-guard.tsx';
import { Breadcrumbs } from '#ui/layout/breadcrumbs.tsx';
import bricolage from '#ui/tokens/fonts/bricolage.woff2';
import geist from '#ui/tokens/fonts/geist.woff2';
import serif from '#ui/tokens/fonts/serif-italic.woff2';
import type { Route } from './+types/root';
import { Head } from './head/head.tsx';
import { siteFacts } from './head/site-facts.server.ts';
import { usePageFacts } from './head/use-facts.ts';
import { Island } from './islands/island.tsx';
import { IslandDrawingContext } from './islands/island-drawing.ts';
import { ErrorPage, errorWords } from './shell/error-page.tsx';
import { FloatingButtons } from './shell/floating-buttons.tsx';
import { Footer } from './shell/footer.tsx';
import { Header } from './shell/header.tsx';
import { PageChanges } from './shell/page-changes.tsx';
import { SearchDialog } from './shell/search-dialog.tsx';
import { SiteMenu } from './shell/site-menu.tsx';
import stylesheet from './styles.css?url';

export const loader = () => ({ site: siteFacts() });

// What the settings say changes rarely: a page change in the browser need not ask again.
export const shouldRevalidate = () => false;

const font = (href: string) => ({
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  href,
  crossOrigin: 'anonymous' as const,
});
export const links: Route.LinksFunction = () => [
  font(bricolage),
  font(geist),
  font(serif),
  { rel: 'stylesheet', href: stylesheet },
  { rel: 'icon', href: '/icon.svg', type: 'image/svg+xml' },
  { rel: 'apple-touch-icon', href: '/icon-180.png' },
  { rel: 'manifest', href: '/site.webmanifest' },
  {
    rel: 'search',
    type: 'application/opensearchdescription+xml',
    title: 'All pages',
    href: '/opensearch.xml',
  },
  { rel: 'alternate', type: 'application/rss+xml', title: 'Journal', href: '/blog.rss' },
  { rel: 'alternate', type: 'application/feed+json', title: 'Journal', href: '/blog.json' },
  { rel: 'alternate', type: 'text/plain', title: 'This site for language models', href: '/llms.txt' },
];

/** The frame of every page, error pages too. */
export function Layout({ children }: { children: ReactNode }) {
  const facts = usePageFacts();
  const reading = useContext(IslandDrawingContext);
  // A detail page and a post have their own way back, a demo its bar, a workspace its rail, and a landing is somebody else's page.
  const showsWay = facts && facts.crumbs.length > 1 && ['story', 'index'].includes(facts.kind);
  const bare = facts?.kind === 'demo' || facts?.kind === 'workspace';
  // Buttons over the page would cover the app that it is about.
  const showsApp = facts?.kind === 'landing';
  return (
    <html lang="en" data-kind={facts?.kind} data-own-frame={facts?.ownFrame} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content="#faf7f2" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#0b0d15" media="(prefers-color-scheme: dark)" />
        <Head errorTitle={errorTitle(useRouteError())} />
        {/* Stylesheets are allowed by their address. Browsers hide a nonce from scripts, so React would miss it here. */}
        <Links nonce="" />
        {reading ? <script type="module" src={reading.script} /> : null}
      </head>
      <body>
        <a
          href="#main"
          className="sr-only focus:not-sr-only focus:fixed focus:left-5 focus:top-5 focus:z-50 focus:rounded-full focus:bg-ink focus:px-5 focus:py-3 focus:text-paper"
        >
          Skip to the content
        </a>
        {facts?.ownFrame ? (
          children
        ) : (
          <>
            <Header />
            <main id="main" tabIndex={-1} data-hue={facts?.hue ?? undefined}>
              {showsWay && facts ? (
                <div className="wrap pb-3">
                  <Breadcrumbs crumbs={facts.crumbs} />
                </div>
              ) : null}
              {facts?.authRequired ? <DemoGuard>{children}</DemoGuard> : children}
            </main>
            {showsApp ? <FloatingButtons still /> : null}
            {bare ? null : <Footer />}
            <SiteMenu />
            {showsApp ? null : <FloatingButtons />}
          </>
        )}
        <Island name="search" of={SearchDialog} props={{}} wake="touch" />
        {reading ? null : (
          <>
            <PageChanges />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

const statusOf = (error: unknown) => (isRouteErrorResponse(error) ? error.status : 500);

/** Whether a form came with the request; an answer that was no page says nothing of it. */
const wasSent = (error: unknown) => isRouteErrorResponse(error) && error.data?.sent === true;

const errorTitle = (error: unknown) => errorWords(statusOf(error), wasSent(error)).title;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ErrorPage status={statusOf(error)} sent={wasSent(error)} />;
}
