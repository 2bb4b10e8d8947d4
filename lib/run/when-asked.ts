/** What is made when it is first asked for, and kept: opening the browser's own formats takes a slow phone long. */
export function whenAsked<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
