/** Samples a second of the fast voice. */
export const fastRate = 44_100;
