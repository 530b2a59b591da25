-- Until when the positions of a subscriber's job alerts have been mailed, as a day.
ALTER TABLE users ADD COLUMN IF NOT EXISTS job_alerts_until text;
ALTER TABLE subscribers ADD COLUMN IF NOT EXISTS job_alerts_until text;
