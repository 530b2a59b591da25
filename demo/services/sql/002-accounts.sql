CREATE TABLE IF NOT EXISTS secrets (
  name text PRIMARY KEY,
  value text NOT NULL
);

-- Addresses are stored trimmed and in lower case.
CREATE TABLE IF NOT EXISTS users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL UNIQUE,
  password_hash text NOT NULL,
  first_name text NOT NULL,
  last_name text NOT NULL,
  title text NOT NULL DEFAULT '',
  company text NOT NULL DEFAULT '',
  business_function text NOT NULL DEFAULT '',
  country text NOT NULL DEFAULT '',
  occasional_email boolean NOT NULL DEFAULT false,
  premium boolean NOT NULL DEFAULT false,
  practice_user boolean NOT NULL DEFAULT false,
  alumni boolean NOT NULL DEFAULT false,
  subscriptions text[] NOT NULL DEFAULT '{}',
  source text NOT NULL DEFAULT '',
  metadata jsonb NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL
);

-- One row per attempt, so that registering another person's address first does not set the owner's password.
CREATE TABLE IF NOT EXISTS registrations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  email text NOT NULL,
  password_hash text NOT NULL,
  details jsonb NOT NULL,
  code_hash text NOT NULL,
  token_hash text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS registrations_email ON registrations (email, created_at DESC);

CREATE TABLE IF NOT EXISTS email_changes (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  email text NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE IF NOT EXISTS password_resets (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);

-- A session is a family of refresh tokens: each use gives the next, a second use of an old one ends the family.
CREATE TABLE IF NOT EXISTS sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  revoked_at timestamptz
);
CREATE INDEX IF NOT EXISTS sessions_user ON sessions (user_id);

CREATE TABLE IF NOT EXISTS refresh_tokens (
  hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  expires_at timestamptz NOT NULL,
  rotated_at timestamptz
);
CREATE INDEX IF NOT EXISTS refresh_tokens_session ON refresh_tokens (session_id);

-- Counts for rate limits and wrong tries; a row means nothing after expires_at.
CREATE TABLE IF NOT EXISTS counters (
  key text PRIMARY KEY,
  count integer NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE IF NOT EXISTS used_captchas (
  hash text PRIMARY KEY,
  expires_at timestamptz NOT NULL
);
