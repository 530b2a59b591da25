CREATE TABLE IF NOT EXISTS passkeys (
  -- The credential's own id, base64url as in the browser.
  id text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  is_synced boolean NOT NULL,
  user_agent text NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX IF NOT EXISTS passkeys_user ON passkeys (user_id);

-- Each is signed once. Without a user it belongs to a sign-in.
CREATE TABLE IF NOT EXISTS passkey_challenges (
  hash text PRIMARY KEY,
  user_id uuid REFERENCES users ON DELETE CASCADE,
  expires_at timestamptz NOT NULL
);
