-- Positions that a user saved to apply later.
CREATE TABLE IF NOT EXISTS saved_jobs (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  job_id text NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, job_id)
);
