/** The steps that `npm start` prints the first time, in their order; each of its lines ends with the seconds it took. */
export const startSteps = ['packages', 'fonts', 'build', 'dates and compression', 'models'] as const;

/** What it prints once the site answers, with the port it takes when none is given. */
export const servingLine = 'Serving on http://localhost:3000';
