/** A link inside a sentence. */
export const textLink = 'text-accent underline underline-offset-[3px]';
