/**
 * How Node serves the site. More room for what lives only as long as a request, in megabytes: with Node's own 16 much of
 * it was still there when memory was collected, and each request cost more.
 */
export const serveFlags = ['--max-semi-space-size=32'];
