-- Short URLs of pages; repeated requests for the same page return the same one.
CREATE TABLE IF NOT EXISTS short_links (
  id text PRIMARY KEY,
  address text NOT NULL UNIQUE,
  created_at timestamptz NOT NULL
);
