/** A size in bytes as people say it: `2.4 MB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  const [size, unit] =
    bytes < 999_500
      ? [bytes / 1000, 'KB']
      : bytes < 999_500_000
        ? [bytes / 1_000_000, 'MB']
        : [bytes / 1_000_000_000, 'GB'];
  return `${size < 9.95 ? size.toFixed(1).replace('.0', '') : Math.round(size)} ${unit}`;
}

/** Whether a file is one of those that an `accept` attribute names. */
export function isAccepted(file: { name: string; type: string }, accept: string): boolean {
  const wanted = accept.split(',').map((part) => part.trim().toLowerCase());
  return wanted.some(
    (part) =>
      !part ||
      (part.startsWith('.') && file.name.toLowerCase().endsWith(part)) ||
      part === file.type ||
      (part.endsWith('/*') && file.type.startsWith(part.slice(0, -1))),
  );
}
