-- The country that a session began in, where the balancer in front says it: its owner tells sessions of like browsers apart.
ALTER TABLE sessions ADD COLUMN IF NOT EXISTS country text NOT NULL DEFAULT '';
