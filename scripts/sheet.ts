import sharp from 'sharp';

const gap = 24;

/** Sets pictures of whole pages side by side in rows, each as wide as the others, and writes them as one AVIF file. */
export async function writeSheet(
  files: readonly string[],
  to: string,
  { width, perRow }: { width: number; perRow: number },
): Promise<void> {
  const pictures = await Promise.all(
    files.map((file) => sharp(file).resize({ width }).png().toBuffer({ resolveWithObject: true })),
  );
  const rows = Array.from({ length: Math.ceil(pictures.length / perRow) }, (_, row) =>
    pictures.slice(row * perRow, (row + 1) * perRow),
  );
  let top = gap;
  const placed = rows.flatMap((row) => {
    const here = top;
    top += Math.max(...row.map(({ info }) => info.height)) + gap;
    return row.map(({ data }, place) => ({ input: data, top: here, left: gap + place * (width + gap) }));
  });
  await sharp({
    create: {
      width: gap + Math.min(perRow, files.length) * (width + gap),
      height: top,
      channels: 3,
      background: '#808080',
    },
  })
    .composite(placed)
    .avif({ quality: 55, effort: 3 })
    .toFile(to);
}
