-- Mails on their way to a mail server. Sealed: their links and codes open accounts.
CREATE TABLE IF NOT EXISTS mail_queue (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  kind text NOT NULL,
  letter text NOT NULL,
  attempts int NOT NULL DEFAULT 0,
  next_attempt_at timestamptz NOT NULL,
  -- After this a code has expired, or a reader no longer expects the mail.
  give_up_at timestamptz NOT NULL,
  -- A dead letter: it is not tried again unless an operator clears this.
  failed_at timestamptz,
  last_error text,
  expires_at timestamptz NOT NULL
);

CREATE INDEX IF NOT EXISTS mail_queue_due ON mail_queue (next_attempt_at) WHERE failed_at IS NULL;
