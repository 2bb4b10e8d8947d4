/** What the worker of files is asked for: to read a file, or to fetch all that it reads files with. */
export type ReadWork = { do: 'read'; name: string; file: Blob } | { do: 'fetch' };
