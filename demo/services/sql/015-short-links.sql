-- Short addresses of pages; an address has one, however often it is asked for.
CREATE TABLE IF NOT EXISTS short_links (
  id text PRIMARY KEY,
  address text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
