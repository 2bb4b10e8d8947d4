const names = ['--series-1', '--series-2', '--series-3', '--series-4', '--series-5'] as const;

/** The colour of the vehicle at this place of the list; five are told apart, then they start again. */
export const seriesOf = (place: number): (typeof names)[number] => names[place % names.length] ?? names[0];

export const colourOf = (place: number): string => `var(${seriesOf(place)})`;
