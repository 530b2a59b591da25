-- What has expired is found and deleted from time to time.
CREATE INDEX IF NOT EXISTS counters_expiry ON counters (expires_at);
CREATE INDEX IF NOT EXISTS refresh_tokens_expiry ON refresh_tokens (expires_at);
