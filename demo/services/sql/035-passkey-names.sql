-- The name that the owner gave to a passkey. Empty: its device names it.
ALTER TABLE passkeys ADD COLUMN IF NOT EXISTS name text NOT NULL DEFAULT '';
