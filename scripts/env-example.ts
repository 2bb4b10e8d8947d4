import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { envExample } from '../server/env-example.ts';

writeFileSync(join(import.meta.dirname, '..', '.env.example'), envExample());
