import { describe, expect, it } from 'vitest';
import { chooseRunAs } from './run-as.ts';

function asRoot() {
  it("as the user who made the data, with that user's group", () => {
    expect(chooseRunAs({ uid: 1001, gid: 1002 })).toEqual({
      prefix: [],
      ids: { uid: 1001, gid: 1002 },
      owner: 1001,
    });
  });

  it('as nobody when nothing better is allowed, and says that it must be let through', () => {
    expect(chooseRunAs(null, [])).toMatchObject({ ids: { uid: 65_534 }, owner: 65_534, needsPassage: true });
  });

  it('in another guise than root where the system allows it', () => {
    const { prefix, owner } = chooseRunAs(null, ['capability']);
    if (prefix[0] === 'setpriv') expect(owner).toBe(65_534);
    expect([0, 65_534]).toContain(chooseRunAs(null).owner);
  });
}

function asOrdinaryUser() {
  it('as that user', () => expect(chooseRunAs(null)).toEqual({ prefix: [], ids: {}, owner: null }));
}

// Each has its own cases; a test run is only ever one of them.
if (process.getuid?.() === 0) describe('as root, PostgreSQL runs', () => asRoot());
else describe('as an ordinary user, PostgreSQL runs', () => asOrdinaryUser());
