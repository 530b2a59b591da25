-- Accounts whose owners have requested deletion; until it is due, they can cancel it.
CREATE TABLE IF NOT EXISTS deletions (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  language text NOT NULL,
  asked_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS deletions_due ON deletions (due_at);
