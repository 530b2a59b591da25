-- When the owner last entered the password in this session, for actions that require more than a token.
ALTER TABLE sessions ADD COLUMN IF NOT EXISTS proved_at timestamptz;
