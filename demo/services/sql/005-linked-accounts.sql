ALTER TABLE users ADD COLUMN IF NOT EXISTS linked_accounts text[] NOT NULL DEFAULT '{}';
