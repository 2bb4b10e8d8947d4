/** The kinds of numbers in ONNX files. */
const kinds = { float: 1, half: 10 } as const;

/** One field of a protobuf message: where it begins, where its content is, and its value where it is a number. */
interface Field {
  number: number;
  start: number;
  body: number;
  end: number;
  value: number;
}

const wires = { varint: 0, fixed64: 1, bytes: 2, fixed32: 5 } as const;

function varint(bytes: Uint8Array, from: number): { value: number; end: number } {
  let value = 0;
  let scale = 1;
  for (let at = from; ; at += 1) {
    const byte = bytes[at] ?? 0;
    value += (byte & 127) * scale;
    if (byte < 128) return { value, end: at + 1 };
    scale *= 128;
  }
}

function fieldsOf(bytes: Uint8Array): Field[] {
  const fields: Field[] = [];
  for (let start = 0; start < bytes.length; ) {
    const tag = varint(bytes, start);
    const [number, wire] = [Math.floor(tag.value / 8), tag.value % 8];
    const isNumber = wire === wires.varint || wire === wires.bytes;
    const { value, end: body } = isNumber ? varint(bytes, tag.end) : { value: 0, end: tag.end };
    const length = { [wires.bytes]: value, [wires.fixed64]: 8, [wires.fixed32]: 4 }[wire] ?? 0;
    fields.push({ number, start, body, end: body + length, value });
    start = body + length;
  }
  return fields;
}

function varintBytes(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128);
  return [...bytes, rest];
}

/** A message in pieces, so that hundreds of megabytes are copied once, at the end. */
type Pieces = Uint8Array[];

const numberField = (number: number, value: number): Uint8Array =>
  Uint8Array.from([...varintBytes(number * 8), ...varintBytes(value)]);

function bytesField(number: number, pieces: Pieces): Pieces {
  const length = pieces.reduce((sum, piece) => sum + piece.length, 0);
  return [Uint8Array.from([...varintBytes(number * 8 + wires.bytes), ...varintBytes(length)]), ...pieces];
}

type Change = (body: Uint8Array) => Pieces;

/** A message whose fields with these numbers are changed; all others are as they were. */
const changed =
  (changes: Readonly<Record<number, Change>>): Change =>
  (bytes) =>
    fieldsOf(bytes).flatMap(({ number, start, body, end }) => {
      const change = changes[number];
      return change ? bytesField(number, change(bytes.subarray(body, end))) : [bytes.subarray(start, end)];
    });

/** A number of sixteen bits. */
function wideNumber(bits: number): number {
  const exponent = (bits >> 10) & 31;
  const part = (bits & 1023) / 1024;
  const size = exponent === 0 ? part * 2 ** -14 : (1 + part) * 2 ** (exponent - 15);
  const value = exponent < 31 ? size : part === 0 ? Number.POSITIVE_INFINITY : Number.NaN;
  return bits & 0x8000 ? -value : value;
}

const tensorFields = { kind: 2, numbers: 5, name: 8, raw: 9 } as const;
const text = (words: string): Pieces => [new TextEncoder().encode(words)];

const isHalf = (tensor: Uint8Array): boolean =>
  fieldsOf(tensor).some(({ number, value }) => number === tensorFields.kind && value === kinds.half);

/** The numbers of sixteen bits in a tensor, which has them as bytes or one by one. */
function halvesOf(bytes: Uint8Array): number[] {
  const halves: number[] = [];
  for (const { number, body, end } of fieldsOf(bytes))
    if (number === tensorFields.raw)
      for (let at = body; at < end; at += 2) halves.push((bytes[at] ?? 0) + 256 * (bytes[at + 1] ?? 0));
    else if (number === tensorFields.numbers)
      for (let at = body; at < end; ) {
        const { value, end: next } = varint(bytes, at);
        halves.push(value);
        at = next;
      }
  return halves;
}

/** A small tensor (TensorProto) with numbers of thirty-two bits. */
function wideTensor(bytes: Uint8Array): Pieces {
  if (!isHalf(bytes)) return [bytes];
  const left = new Set<number>([tensorFields.kind, tensorFields.numbers, tensorFields.raw]);
  const wide = Float32Array.from(halvesOf(bytes), wideNumber);
  return [
    ...fieldsOf(bytes)
      .filter(({ number }) => !left.has(number))
      .map(({ start, end }) => bytes.subarray(start, end)),
    numberField(tensorFields.kind, kinds.float),
    ...bytesField(tensorFields.raw, [new Uint8Array(wide.buffer)]),
  ];
}

const suffix = '/sixteen-bits';

/** A node (NodeProto) that gives a stored tensor with numbers of thirty-two bits, under the name that others know. */
const wideningNode = (name: string): Pieces => [
  ...bytesField(1, text(`${name}${suffix}`)),
  ...bytesField(2, text(name)),
  ...bytesField(4, text('Cast')),
  ...bytesField(5, [...bytesField(1, text('to')), numberField(3, kinds.float), numberField(20, 2)]),
];

/** A message whose number in this field is the kind of sixteen bits gets that of thirty-two. */
const wideKind =
  (field: number): Change =>
  (bytes) =>
    fieldsOf(bytes).map(({ number, start, end, value }) =>
      number === field && value === kinds.half ? numberField(field, kinds.float) : bytes.subarray(start, end),
    );

const nameOf = (bytes: Uint8Array, field: number): string => {
  const found = fieldsOf(bytes).find(({ number }) => number === field);
  return found ? new TextDecoder().decode(bytes.subarray(found.body, found.end)) : '';
};

/** An attribute of a node: constants, graphs within, and what a Cast or a generator of numbers gives. */
const wideAttribute: Change = (bytes) =>
  ['to', 'dtype'].includes(nameOf(bytes, 1))
    ? wideKind(3)(bytes)
    : changed({ 5: wideTensor, 6: wideGraph })(bytes);

/**
 * Weights stay as they are stored, and a node widens them: the runtime does that while it opens the model, so that no
 * second copy of them passes through here.
 */
function wideGraph(graph: Uint8Array): Pieces {
  const widening: Pieces = [];
  const storedTensor: Change = (bytes) => {
    if (!isHalf(bytes)) return [bytes];
    const name = nameOf(bytes, tensorFields.name);
    widening.push(...bytesField(1, wideningNode(name)));
    return changed({ [tensorFields.name]: () => text(`${name}${suffix}`) })(bytes);
  };
  const declared = changed({ 2: changed({ 1: wideKind(1) }) });
  const node = changed({ 5: wideAttribute });
  const rest = changed({ 1: node, 5: storedTensor, 11: declared, 12: declared, 13: declared })(graph);
  return [...widening, ...rest];
}

/**
 * An ONNX model that calculates with thirty-two bits instead of sixteen. With sixteen, Kokoro's numbers overflow in one
 * sentence of ten, which is then silent.
 */
export function widened(model: Uint8Array): Uint8Array {
  const pieces = changed({ 7: wideGraph })(model);
  const whole = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}
