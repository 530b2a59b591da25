-- When its owner last typed the password in this session, where what they did asked for more than a token.
ALTER TABLE sessions ADD COLUMN IF NOT EXISTS proved_at timestamptz;
