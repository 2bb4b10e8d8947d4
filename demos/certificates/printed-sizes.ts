/** Names with the size in which the sheet on A4 shows them, in points. A test prints them and reads it. */
export const printedSizes: readonly { name: string; points: number }[] = [
  { name: 'Li Na', points: 44 },
  { name: 'Oluwaseun Babatunde Adeyemi', points: 44 },
  { name: 'Anneliese Freifrau von Hohenstaufen-Wittelsbach zu Guttenberg', points: 36 },
  {
    name: 'Wolfeschlegelsteinhausenbergerdorff Anneliese Freifrau von Hohenstaufen-Wittelsbach zu Guttenberg',
    points: 27,
  },
];
