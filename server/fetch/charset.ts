import { setImmediate as others } from 'node:timers/promises';

const declared = /<meta[^>]+charset\s*=\s*["']?\s*([\w-]+)/i;
const ofXml = /^\s*<\?xml[^>]+encoding\s*=\s*["']([\w-]+)/i;

function mark(body: Uint8Array): string | undefined {
  if (body[0] === 0xef && body[1] === 0xbb && body[2] === 0xbf) return 'utf-8';
  if (body[0] === 0xfe && body[1] === 0xff) return 'utf-16be';
  if (body[0] === 0xff && body[1] === 0xfe) return 'utf-16le';
  return undefined;
}

function decoderFor(label: string | undefined): TextDecoder | undefined {
  if (!label) return undefined;
  try {
    return new TextDecoder(label);
  } catch {
    // A label that no standard knows says nothing.
    return undefined;
  }
}

/** Some milliseconds at the worst: five megabytes of some charsets take a quarter of a second. */
const atOnce = 131_072;

/**
 * A body as text, by its mark, its header or what it says of itself in its first kilobyte, as browsers do; else UTF-8. Others
 * get their turn between its parts.
 */
export async function decodeText(
  body: Uint8Array,
  contentType = '',
): Promise<{ text: string; charset: string }> {
  const beginning = Buffer.from(body.subarray(0, 1024)).toString('latin1');
  const decoder =
    decoderFor(mark(body)) ??
    decoderFor(/charset\s*=\s*["']?([\w-]+)/i.exec(contentType)?.[1]) ??
    decoderFor((declared.exec(beginning) ?? ofXml.exec(beginning))?.[1]) ??
    new TextDecoder();
  const parts: string[] = [];
  for (let at = 0; at < body.length; at += atOnce) {
    if (at > 0) await others();
    parts.push(decoder.decode(body.subarray(at, at + atOnce), { stream: true }));
  }
  parts.push(decoder.decode());
  return { text: parts.join(''), charset: decoder.encoding };
}
