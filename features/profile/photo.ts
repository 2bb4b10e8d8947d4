/** The address under which those who may see a picture get it. */
export const photoUrl = (photoId: string): string => `/api/profile/photos/${photoId}`;

/** The side of the square that is kept, in pixels: twice of what the largest place shows. */
export const photoSide = 256;

/** The largest file that is taken, in bytes; a phone's picture has some five megabytes. */
export const largestPhoto = 12_000_000;
