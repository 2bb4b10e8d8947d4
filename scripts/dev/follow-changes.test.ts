import { describe, expect, it } from 'vitest';
import { reachesServer } from './follow-changes.ts';

type Module = Parameters<typeof reachesServer>[0];

const module = (file: string, ...importers: Module[]) =>
  ({ id: file, file, importers: new Set(importers) }) as Module;

describe('whether a change reaches the server', () => {
  const build = module('\0virtual:react-router/server-build');
  const route = module('/site/app/routes/home.tsx', build);

  it('says no of what pages draw alone', () => {
    expect(reachesServer(module('/site/ui/actions/button.tsx', route))).toBe(false);
  });

  it('says yes of server files, and of whatever they import', () => {
    const queries = module('/site/features/events/queries.server.ts', route);
    expect(reachesServer(queries)).toBe(true);
    expect(reachesServer(module('/site/lib/money.ts', route, queries))).toBe(true);
    expect(reachesServer(module('/site/server/log.ts'))).toBe(true);
  });

  it('does not go round in circles', () => {
    const one = module('/site/ui/one.tsx');
    const other = module('/site/ui/other.tsx', one);
    one.importers.add(other as never);
    expect(reachesServer(one)).toBe(false);
  });

  it('leaves virtual modules to the pages', () => {
    const kitData = module('/site/app/kit/kit-data.server.ts');
    expect(reachesServer(module('/site/ui/fields/text.tsx', module('\0virtual:kit-props', kitData)))).toBe(
      false,
    );
  });
});
