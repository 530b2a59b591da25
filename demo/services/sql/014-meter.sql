-- What signed-in readers have read of their free articles; the counter of all others travels with them.
CREATE TABLE IF NOT EXISTS readings (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  month text NOT NULL,
  article text NOT NULL,
  PRIMARY KEY (user_id, month, article)
);
