/** How wide a picture on paper is, in pixels: sharp at the width of a page. */
const width = 1600;
const couldNot = 'We couldn’t draw the picture for the PDF. Try another browser, or print it.';

/** An SVG as a JPEG on white, with its size. */
export async function paintSvg(
  svg: string,
): Promise<{ jpeg: Uint8Array<ArrayBuffer>; box: [number, number] }> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.round((width * image.naturalHeight) / (image.naturalWidth || 1)) || width;
  const context = canvas.getContext('2d');
  if (!context) throw new Error(couldNot);
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9));
  if (!blob) throw new Error(couldNot);
  return { jpeg: new Uint8Array(await blob.arrayBuffer()), box: [canvas.width, canvas.height] };
}
