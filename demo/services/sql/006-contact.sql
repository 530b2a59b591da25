-- The code that proves a visitor's address before a message goes to an author; the latest counts.
CREATE TABLE IF NOT EXISTS contact_codes (
  email text PRIMARY KEY,
  code_hash text NOT NULL,
  expires_at timestamptz NOT NULL
);
