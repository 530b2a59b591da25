CREATE TABLE IF NOT EXISTS pages (
  language text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('insights', 'people', 'services', 'careers')),
  id text NOT NULL,
  url text NOT NULL,
  title text NOT NULL,
  description text NOT NULL,
  image text NOT NULL,
  authors text NOT NULL,
  location text NOT NULL,
  tags text NOT NULL,
  published date,
  words tsvector NOT NULL,
  folded text NOT NULL,
  PRIMARY KEY (language, kind, id)
);
CREATE INDEX IF NOT EXISTS pages_words ON pages USING gin (words);
CREATE INDEX IF NOT EXISTS pages_folded ON pages USING gin (folded public.gin_trgm_ops);

-- What is suggested while a visitor types, and what a misspelt word is compared with.
CREATE TABLE IF NOT EXISTS terms (
  language text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('title', 'topic', 'word')),
  term text NOT NULL,
  folded text NOT NULL,
  stem text NOT NULL,
  weight integer NOT NULL,
  PRIMARY KEY (language, kind, term)
);
CREATE INDEX IF NOT EXISTS terms_folded ON terms USING gin (folded public.gin_trgm_ops);

CREATE TABLE IF NOT EXISTS search_state (
  only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
  content_hash text NOT NULL
);
