-- Accounts that ask for a code beside the password. The secret is sealed; of a code that was taken, and of those before it, none works again.
CREATE TABLE IF NOT EXISTS second_factors (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret text NOT NULL,
  last_step bigint NOT NULL,
  turned_on_at timestamptz NOT NULL
);

-- Secrets that no code has confirmed yet.
CREATE TABLE IF NOT EXISTS second_factor_setups (
  user_id uuid PRIMARY KEY REFERENCES users ON DELETE CASCADE,
  secret text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- One that is used is gone.
CREATE TABLE IF NOT EXISTS recovery_codes (
  hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES second_factors ON DELETE CASCADE
);
CREATE INDEX IF NOT EXISTS recovery_codes_user ON recovery_codes (user_id);

-- Sign-ins whose first factor was right. They end with the second factor, which takes its challenges along.
CREATE TABLE IF NOT EXISTS second_factor_challenges (
  hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES second_factors ON DELETE CASCADE,
  provider text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS second_factor_challenges_user ON second_factor_challenges (user_id);
