import type { AddressInfo } from 'node:net';
import { createServer, type Socket } from 'node:net';

/** A mailbox on loopback that speaks as much IMAP4rev1 as looking for unseen mails takes. */
export interface ImapPeer {
  url: string;
  /** The mails, with whether somebody has seen them. */
  mails: { raw: string; seen: boolean }[];
  close: () => Promise<void>;
}

function answerFor(line: string, mails: ImapPeer['mails']): string[] {
  const [tag = '', command = '', sub = ''] = line.trim().split(' ');
  const verb = command.toUpperCase() === 'UID' ? `UID ${sub.toUpperCase()}` : command.toUpperCase();
  const uid = Number(/^\S+ UID \S+ (\d+)/i.exec(line)?.[1]);
  const done = `${tag} OK done\r\n`;
  const mail = mails[uid - 1];
  switch (verb) {
    case 'CAPABILITY':
      return ['* CAPABILITY IMAP4rev1\r\n', done];
    case 'LIST':
    case 'LSUB':
      return [`* ${verb} () "/" INBOX\r\n`, done];
    case 'SELECT':
      return [`* ${mails.length} EXISTS\r\n`, '* FLAGS (\\Seen)\r\n', '* OK [UIDVALIDITY 1] ok\r\n', done];
    case 'UID SEARCH':
      return [`* SEARCH${mails.map(({ seen }, at) => (seen ? '' : ` ${at + 1}`)).join('')}\r\n`, done];
    case 'UID FETCH':
      return mail
        ? [`* ${uid} FETCH (UID ${uid} BODY[]<0> {${Buffer.byteLength(mail.raw)}}\r\n${mail.raw})\r\n`, done]
        : [done];
    case 'UID STORE':
      if (mail) mail.seen = true;
      return [`* ${uid} FETCH (UID ${uid} FLAGS (\\Seen))\r\n`, done];
    case 'LOGOUT':
      return ['* BYE\r\n', done];
    default:
      return [done];
  }
}

/** Starts the peer. */
export async function startImapPeer(): Promise<ImapPeer> {
  const mails: ImapPeer['mails'] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    socket.write('* OK ready\r\n');
    let rest = '';
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        for (const answer of answerFor(line, mails)) socket.write(answer);
        if (/^\S+ LOGOUT/i.test(line)) socket.end();
      }
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return {
    url: `imap://reply:secret@127.0.0.1:${(server.address() as AddressInfo).port}/INBOX`,
    mails,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}
