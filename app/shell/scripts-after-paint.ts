// Runs inline on pages that hydrate. A page can be read before its scripts are there, so they are fetched once it has been
// painted, one in a turn: naming thirty files at once would hold a slow phone up for a fifth of a second.
const turn = () => new Promise((done) => setTimeout(done));
/** When something of the page is to be seen. A tab in the background is not painted: there they come a second after the load. */
const painted = new Promise((done) => {
  new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(done)).observe({
    type: 'paint',
    buffered: true,
  });
  addEventListener('load', () => setTimeout(done, 1000));
});
const parsed = new Promise((done) => addEventListener('DOMContentLoaded', done));

async function fetchScripts() {
  await Promise.all([painted, parsed]);
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel=after-paint]')) {
    link.rel = 'modulepreload';
    // Browsers slow the timers of hidden tabs down to one a second.
    if (!document.hidden) await turn();
  }
  const waiting = document.querySelector('script[type=after-paint]');
  if (!waiting) return;
  // A script runs once it is a new element; its text is the same, and so is the hash that the policy names.
  const script = document.createElement('script');
  script.type = 'module';
  script.nonce = (waiting as HTMLScriptElement).nonce;
  script.textContent = waiting.textContent;
  waiting.replaceWith(script);
}
fetchScripts();
