/** How long each stage took in all, in minutes; a step is ten of them. */
export const minutesByStage = (steps: readonly number[], stages: number): number[] =>
  Array.from({ length: stages }, (_, stage) => steps.filter((step) => step === stage).length * 10);

/** Minutes as people say them: 100 is '1 h 40'. */
export const spoken = (minutes: number): string =>
  minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`;

/** A night as one stepped line; each step is so wide and each row so high. */
export const nightLine = (steps: readonly number[], wide: number, high: number): string =>
  steps
    .map((row, index) => {
      const y = row * high + high / 2;
      return `${index === 0 ? `M0 ${y}` : `V${y}`}H${(index + 1) * wide}`;
    })
    .join('');
