import { createSocket } from 'node:dgram';

/** What the stand-in says: texts by name, mail servers by name. */
export interface DnsZone {
  txt?: Readonly<Record<string, readonly string[]>>;
  mx?: Readonly<Record<string, readonly string[]>>;
}

const nameAt = (message: Buffer, at: number): { name: string; end: number } => {
  const labels: string[] = [];
  let place = at;
  for (let length = message[place] ?? 0; length > 0; length = message[place] ?? 0) {
    labels.push(message.toString('latin1', place + 1, place + 1 + length));
    place += 1 + length;
  }
  return { name: labels.join('.').toLowerCase(), end: place + 1 };
};

const nameBytes = (name: string): Buffer =>
  Buffer.concat([
    ...name.split('.').map((label) => Buffer.concat([Buffer.from([label.length]), Buffer.from(label)])),
    Buffer.from([0]),
  ]);

/** A text in pieces of 255 bytes, as it travels. */
function textBytes(text: string): Buffer {
  const bytes = Buffer.from(text);
  const pieces: Buffer[] = [];
  for (let at = 0; at < bytes.length || at === 0; at += 255) {
    const piece = bytes.subarray(at, at + 255);
    pieces.push(Buffer.from([piece.length]), piece);
  }
  return Buffer.concat(pieces);
}

const answerOf = (type: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, 0]);
  head.writeUInt16BE(content.length, 10);
  return Buffer.concat([head, content]);
};

/** A name server on loopback that knows one zone; other names do not exist. */
export async function startDns(zone: DnsZone): Promise<{ address: string; close: () => Promise<void> }> {
  const socket = createSocket('udp4');
  socket.on('message', (message, peer) => {
    const { name, end } = nameAt(message, 12);
    const type = message.readUInt16BE(end);
    const known = name in { ...zone.txt, ...zone.mx };
    const answers =
      type === 16
        ? (zone.txt?.[name] ?? []).map((text) => answerOf(16, textBytes(text)))
        : type === 15
          ? (zone.mx?.[name] ?? []).map((host) =>
              answerOf(15, Buffer.concat([Buffer.from([0, 10]), nameBytes(host)])),
            )
          : [];
    const head = Buffer.from(message.subarray(0, 12));
    head[2] = 0x84 | ((head[2] ?? 0) & 1);
    head[3] = known ? 0 : 3;
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(answers.length, 6);
    head.writeUInt16BE(0, 8);
    head.writeUInt16BE(0, 10);
    socket.send(Buffer.concat([head, message.subarray(12, end + 4), ...answers]), peer.port, peer.address);
  });
  await new Promise<void>((ready) => {
    socket.bind(0, '127.0.0.1', ready);
  });
  return {
    address: `127.0.0.1:${socket.address().port}`,
    close: () => new Promise((done) => socket.close(() => done())),
  };
}
