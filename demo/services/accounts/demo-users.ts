import type { Clock } from '../clock.ts';
import type { Database } from '../database/index.ts';
import { hashPassword } from '../security/passwords.ts';

const password = 'Lighthouse-42';

const demoUsers = [
  { email: 'reader@alder-voss.example', first: 'Robin', last: 'Reader', premium: false, practice: false, linked: {} },
  {
    email: 'premium@alder-voss.example',
    first: 'Petra',
    last: 'Premium',
    premium: true,
    practice: false,
    linked: { Lantern: 'petra', Fernwood: 'petra' },
  },
  { email: 'practice@alder-voss.example', first: 'Pascal', last: 'Praxis', premium: false, practice: true, linked: {} },
];

/** Three confirmed users for trying things out; existing ones are not changed. */
export async function seedDemoUsers(database: Database, clock: Clock): Promise<void> {
  const existing = await database.query('SELECT 1 FROM users WHERE email = ANY($1)', [
    demoUsers.map(({ email }) => email),
  ]);
  if (existing.length === demoUsers.length) return;
  const hash = await hashPassword(password);
  for (const { email, first, last, premium, practice, linked } of demoUsers) {
    await database.query(
      `INSERT INTO users (email, password_hash, first_name, last_name, title, company, business_function, country, premium, practice_user,
         created_at)
       VALUES ($1, $2, $3, $4, 'Head of department', 'Alder & Voss', 'Strategy', 'CH', $5, $6, $7)
       ON CONFLICT (email) DO NOTHING`,
      [email, hash, first, last, premium, practice, clock()],
    );
    for (const [provider, subject] of Object.entries(linked)) {
      await database.query(
        `INSERT INTO social_logins (provider, subject, user_id, linked_at) SELECT $1, $2, id, $4 FROM users WHERE email = $3
         ON CONFLICT DO NOTHING`,
        [provider, subject, email, clock()],
      );
    }
  }
}
