import { plateLines } from './halftone.ts';

export const plate = { width: 640, height: 800 };

function drawBird(context: CanvasRenderingContext2D) {
  context.save();
  context.scale(plate.width / 800, plate.height / 900);
  context.strokeStyle = 'white';
  context.fillStyle = 'white';
  context.lineCap = 'round';
  context.lineWidth = 86;
  context.filter = 'blur(12px)';
  context.stroke(
    new Path2D('M520 960C660 800 640 660 500 580 340 490 290 380 352 270 378 226 410 210 450 206'),
  );
  context.beginPath();
  context.ellipse(500, 900, 330, 130, 0, 0, Math.PI * 2);
  context.fill();
  context.filter = 'blur(4px)';
  context.beginPath();
  context.ellipse(462, 214, 86, 72, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = 'rgb(175 175 175)';
  context.fill(new Path2D('M500 152c90 0 150 60 158 138l-52 20c-20-40-54-50-110-42Z'));
  context.fillStyle = 'white';
  context.fill(new Path2D('M662 312c0 50-12 92-34 110-22-14-32-58-24-88Z'));
  context.fillStyle = 'black';
  context.beginPath();
  context.arc(486, 196, 17, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

function drawWord(context: CanvasRenderingContext2D, word: string, face: string) {
  const lines = plateLines(word);
  const fits = (size: number) => {
    context.font = `700 ${size}px ${face}`;
    return (
      lines.every((line) => context.measureText(line).width <= plate.width * 0.92) &&
      size * lines.length <= plate.height * 0.94
    );
  };
  let size = 420;
  while (size > 24 && !fits(size)) size -= 6;
  context.fillStyle = 'white';
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const [index, line] of lines.entries())
    context.fillText(line, plate.width / 2, plate.height / 2 + (index - (lines.length - 1) / 2) * size);
}

/** What is printed, in light on black: a picture, a word, or the bird where there is neither. */
export function makePlate(word: string, picture: ImageBitmap | null, face: string): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = plate.width;
  canvas.height = plate.height;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return canvas;
  context.fillStyle = 'black';
  context.fillRect(0, 0, plate.width, plate.height);
  if (picture) {
    const scale = Math.max(plate.width / picture.width, plate.height / picture.height);
    const [width, height] = [picture.width * scale, picture.height * scale];
    context.drawImage(picture, (plate.width - width) / 2, (plate.height - height) / 2, width, height);
  } else if (word.trim() === '') drawBird(context);
  else drawWord(context, word, face);
  return canvas;
}
