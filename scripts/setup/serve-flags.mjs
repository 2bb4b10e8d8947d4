/**
 * How Node serves the site. More room for what lives only as long as a request, in megabytes: with Node's own 16 much of
 * it was still there when memory was collected, and each request cost more. And the heap may grow to two and a half times
 * what is in use before all of it is looked through, which holds everybody up for some 40 ms: with Node's own limit that
 * came three times as often.
 */
export const serveFlags = ['--max-semi-space-size=32', '--heap-growing-percent=150'];
