/** Samples a second that Kokoro gives. */
export const kokoroRate = 24_000;
