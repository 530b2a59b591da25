-- Recovery codes that their owner has not confirmed to have saved. They are shown again to the session that made them. Sealed.
CREATE TABLE IF NOT EXISTS unsaved_recovery_codes (
  user_id uuid PRIMARY KEY REFERENCES second_factors ON DELETE CASCADE,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  codes text NOT NULL,
  expires_at timestamptz NOT NULL
);

-- The tabs of one session set up the same secret; another session begins with a new one.
ALTER TABLE second_factor_setups ADD COLUMN IF NOT EXISTS session_id uuid REFERENCES sessions ON DELETE CASCADE;
