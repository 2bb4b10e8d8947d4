/** Makes a value on first use and keeps it: opening the browser's own formats takes a slow phone a long time. */
export function whenAsked<Made extends object>(make: () => Made): () => Made {
  let made: Made | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
