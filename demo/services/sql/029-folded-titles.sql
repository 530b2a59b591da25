-- What suggestions compare with the beginning of the typed text. Without an index, each letter that a visitor types reads every page.
ALTER TABLE pages ADD COLUMN IF NOT EXISTS folded_title text COLLATE "C";
CREATE INDEX IF NOT EXISTS pages_folded_title ON pages (language, folded_title);
