import { z } from 'zod';

/** What the tool `embed` answers: the bytes of each vector in base64, because numbers in JSON are four times as long. */
export const embedResult = z.object({ vectors: z.array(z.string()) });

/** A vector as text. */
export const packVector = (vector: Float32Array): string =>
  btoa(String.fromCharCode(...new Uint8Array(vector.buffer, vector.byteOffset, vector.byteLength)));

/** The vector of a text that `packVector` made. */
export const unpackVector = (packed: string): Float32Array =>
  new Float32Array(Uint8Array.from(atob(packed), (sign) => sign.charCodeAt(0)).buffer);
