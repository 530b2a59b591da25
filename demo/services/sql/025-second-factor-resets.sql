-- Second factors that end after a waiting period, for owners who have lost their codes. The code is mailed when the period
-- is over; until then there is none. They end with the second factor, which takes its reset along.
CREATE TABLE IF NOT EXISTS second_factor_resets (
  user_id uuid PRIMARY KEY REFERENCES second_factors ON DELETE CASCADE,
  language text NOT NULL,
  halfway_at timestamptz NOT NULL,
  due_at timestamptz NOT NULL,
  halfway_mailed_at timestamptz,
  code_hash text,
  expires_at timestamptz NOT NULL
);
