-- "This wasn't me" in a notice of a change: undoes that change and starts a new password. Used once.
CREATE TABLE IF NOT EXISTS undo_links (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Which notice, and what it takes back: a sign-in method that was added, or the previous address.
  kind text NOT NULL,
  target text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS undo_links_user ON undo_links (user_id);

-- Each reset ends the device cookies of before: they name the generation that they belong to.
ALTER TABLE users ADD COLUMN IF NOT EXISTS device_generation integer NOT NULL DEFAULT 0;

ALTER TABLE recovery_codes ADD COLUMN IF NOT EXISTS created_at timestamptz NOT NULL DEFAULT '-infinity';
