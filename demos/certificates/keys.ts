import { type DBSchema, openDB } from 'idb';
import { createKeys } from '#engines/certificates/signing.ts';

interface Tables extends DBSchema {
  keys: { key: 'issuer'; value: CryptoKeyPair };
}

const open = () =>
  openDB<Tables>('certificates-keys', 1, {
    upgrade(database) {
      database.createObjectStore('keys');
    },
  });

/** The keys of this browser, made at the first signature. The private one never leaves it. */
export async function issuerKeys(): Promise<CryptoKeyPair> {
  const database = await open();
  const kept = await database.get('keys', 'issuer');
  if (kept) return kept;
  const made = await createKeys();
  await database.put('keys', made, 'issuer');
  return made;
}
