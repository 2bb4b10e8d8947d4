import { defineConfig } from 'drizzle-kit';

// Only `drizzle-kit generate` is used: the SQL it writes is applied by server/db/migrate.ts.
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./server/db/tables.ts', './features/*/tables.server.ts', './features/*/*/tables.server.ts'],
  out: './server/db/migrations',
});
