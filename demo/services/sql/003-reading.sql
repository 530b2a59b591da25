CREATE TABLE IF NOT EXISTS saved_articles (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  article_id text NOT NULL,
  language text NOT NULL,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, article_id, language)
);

CREATE TABLE IF NOT EXISTS ratings (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  article_id text NOT NULL,
  language text NOT NULL,
  rating smallint NOT NULL CHECK (rating BETWEEN 1 AND 5),
  rated_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, article_id, language)
);

-- Readers who subscribed with an address only.
CREATE TABLE IF NOT EXISTS subscribers (
  email text PRIMARY KEY,
  subscriptions text[] NOT NULL,
  subscribed_at timestamptz NOT NULL
);

CREATE TABLE IF NOT EXISTS quiz_answers (
  quiz_id text NOT NULL,
  question_id text NOT NULL,
  session_id text NOT NULL,
  choice text NOT NULL,
  answered_at timestamptz NOT NULL,
  PRIMARY KEY (quiz_id, question_id, session_id)
);

CREATE TABLE IF NOT EXISTS mails (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  recipient text NOT NULL,
  language text NOT NULL,
  subject text NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  sent_at timestamptz NOT NULL
);
CREATE INDEX IF NOT EXISTS mails_recipient ON mails (recipient, id DESC);
