-- A registration waits for a day; its code, which may be renewed, works for minutes.
ALTER TABLE registrations ADD COLUMN IF NOT EXISTS code_expires_at timestamptz NOT NULL DEFAULT now() + interval '15 minutes';
UPDATE registrations SET code_expires_at = expires_at, expires_at = created_at + interval '1 day';
