-- Who signs in elsewhere needs no password here.
ALTER TABLE users ALTER COLUMN password_hash DROP NOT NULL;
ALTER TABLE registrations ALTER COLUMN password_hash DROP NOT NULL;
ALTER TABLE users DROP COLUMN IF EXISTS linked_accounts;

-- One person of an identity provider belongs to one reader, and a reader has one person of each.
CREATE TABLE IF NOT EXISTS social_logins (
  provider text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  linked_at timestamptz NOT NULL,
  PRIMARY KEY (provider, subject),
  UNIQUE (user_id, provider)
);

-- What is kept between two requests of one sign-in, each for one browser.
CREATE TABLE IF NOT EXISTS social_steps (
  hash text PRIMARY KEY,
  browser text NOT NULL,
  content jsonb NOT NULL,
  expires_at timestamptz NOT NULL
);

-- The identity providers of the demonstration: whatever they must remember, by kind.
CREATE TABLE IF NOT EXISTS identity_records (
  provider text NOT NULL,
  kind text NOT NULL,
  id text NOT NULL,
  content jsonb NOT NULL,
  grant_id text,
  uid text,
  expires_at timestamptz,
  PRIMARY KEY (provider, kind, id)
);
CREATE INDEX IF NOT EXISTS identity_records_grant ON identity_records (grant_id);
CREATE INDEX IF NOT EXISTS identity_records_uid ON identity_records (uid);
