declare module 'virtual:drawn-parts' {
  /** Addresses of the files that hold the drawings; none on the server. */
  export const drawingFiles: readonly string[];
}
