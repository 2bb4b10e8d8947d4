/** The four papers of the cover, from the back to the front. */
export const sheets = [
  { name: 'Sky', shapes: [<rect key="sky" width="600" height="420" fill="oklch(0.72 0.14 50)" />] },
  {
    name: 'Sun and table',
    shapes: [
      <circle key="sun" cx="440" cy="150" r="96" fill="oklch(0.88 0.13 85)" />,
      <path key="table" d="M0 330h600v90H0Z" fill="oklch(0.42 0.1 35)" />,
    ],
  },
  {
    name: 'Loaf',
    shapes: [
      <path key="crust" d="M70 336c-30-110 70-196 220-196s262 84 232 196Z" fill="oklch(0.55 0.13 48)" />,
      <path
        key="base"
        d="M70 336c-8-30-6-58 6-84 60 30 380 40 446-6 8 28 8 58 0 90Z"
        fill="oklch(0.48 0.12 44)"
      />,
    ],
  },
  {
    name: 'Cuts',
    shapes: [
      <path
        key="cuts"
        d="M176 186q40 34 16 92M262 158q44 40 20 106M350 158q44 40 20 102M428 188q34 32 16 78"
        fill="none"
        stroke="oklch(0.9 0.07 80)"
        strokeWidth="13"
        strokeLinecap="round"
      />,
    ],
  },
] as const;

/** A loaf under a low sun. */
export function Loaf() {
  return (
    <svg viewBox="0 0 600 420" className="loaf" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      {sheets.flatMap(({ shapes }) => [...shapes])}
    </svg>
  );
}
