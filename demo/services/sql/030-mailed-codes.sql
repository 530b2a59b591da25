-- Sign-ins by a mailed code. The challenge is a secret of the browser that began, so a code works in no other browser. There is
-- a row for every request, also for an address without an account.
CREATE TABLE IF NOT EXISTS mailed_codes (
  hash text PRIMARY KEY,
  email text NOT NULL,
  code_hash text NOT NULL,
  tries integer NOT NULL DEFAULT 0,
  expires_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS mailed_codes_email ON mailed_codes (email);
