-- The identity provider that a session began at, whose own session may end with it.
ALTER TABLE sessions ADD COLUMN IF NOT EXISTS provider text NOT NULL DEFAULT '';
