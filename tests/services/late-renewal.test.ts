import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { seedDemoUsers } from '../../demo/services/accounts/demo-users.ts';
import type { Database } from '../../demo/services/index.ts';
import { createAccessTokens } from '../../demo/services/security/access-tokens.ts';
import { loadKeys } from '../../demo/services/security/keys.ts';
import { createSessions } from '../../demo/services/security/sessions.ts';
import { openTestDatabase } from './setup/database.ts';

describe('A tab that renewed in time', () => {
  let database: Database;
  before(async () => (database = await openTestDatabase()));
  after(() => database.close());

  it('stays signed in, though the database was busy for longer than the leeway', async () => {
    let passed = 0;
    const clock = () => new Date(Date.now() + passed);
    const keys = await loadKeys(database);
    await seedDemoUsers(database, clock);
    const [user] = await database.query<{ id: string }>('SELECT id::text FROM users LIMIT 1');
    const sessions = createSessions({
      database,
      clock,
      keys,
      accessTokens: createAccessTokens({ keys, clock, seconds: 600 }),
      refreshTokenSeconds: 3600,
    });
    const { refreshToken } = (await sessions.start(user!.id))!;
    const first = await sessions.refresh(refreshToken);

    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    const busy = database.tx(() => released);
    const second = sessions.refresh(refreshToken);
    passed = 31_000;
    release();
    await busy;
    assert.equal((await second)?.refreshToken, first?.refreshToken);
    assert.ok(await sessions.refresh(first!.refreshToken));
  });
});
