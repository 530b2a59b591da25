-- One index for every list of the site (services/lists). The place of a row in its order is its bit in every bitmap.
CREATE TABLE IF NOT EXISTS lists (
  name text PRIMARY KEY,
  content_hash text NOT NULL,
  -- Filled for measuring: starting the demo leaves it alone.
  is_seed boolean NOT NULL DEFAULT false,
  size integer NOT NULL,
  -- A one for each row, then zeros to the common length.
  everything bit varying NOT NULL
);

CREATE TABLE IF NOT EXISTS list_rows (
  list text NOT NULL,
  position integer NOT NULL,
  id text COLLATE "C" NOT NULL,
  sort text COLLATE "C" NOT NULL,
  item json NOT NULL,
  PRIMARY KEY (list, position)
);
CREATE UNIQUE INDEX IF NOT EXISTS list_rows_id ON list_rows (list, id);
CREATE INDEX IF NOT EXISTS list_rows_sort ON list_rows (list, sort, id);

-- What can be filtered by: names of facets, days and months, words of texts.
CREATE TABLE IF NOT EXISTS list_values (
  list text NOT NULL,
  facet text NOT NULL,
  value text COLLATE "C" NOT NULL,
  name text NOT NULL,
  bits bit varying NOT NULL,
  PRIMARY KEY (list, facet, value)
);

-- What is suggested while a visitor types: a key for each word that a term can be found by.
CREATE TABLE IF NOT EXISTS list_terms (
  list text NOT NULL,
  key text COLLATE "C" NOT NULL,
  -- Which word of the term the key begins with, from 0.
  word integer NOT NULL,
  term text NOT NULL,
  weight integer NOT NULL,
  item json,
  PRIMARY KEY (list, key, term)
);
