/** Days that everything about somebody is kept after a decision against them. */
export const keptAfterDecision = 180;

/** Days that an application is kept at most while nothing is decided. */
export const keptWhileOpen = 270;
