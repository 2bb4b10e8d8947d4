// Asks the site on this machine whether it is alive; for health checks in an image, which has no curl.
const port = process.env.PORT || '3000';
const answer = await fetch(`http://127.0.0.1:${port}/healthz`, { signal: AbortSignal.timeout(4000) }).catch(
  () => null,
);
process.exit(answer?.ok ? 0 : 1);
