-- A question reads hundreds of bitmaps: unpacking them took longer than combining them.
ALTER TABLE list_values ALTER COLUMN bits SET STORAGE EXTERNAL;

-- Otherwise it is planned anew for each call, which takes a third of its time.
ALTER FUNCTION find_in_list(text, json, integer, json, json, json, json, json, text, text, integer, integer, boolean) SET plan_cache_mode = force_generic_plan;

-- Every three letters that follow one another in a name as a whole, by which those that contain a text are found.
ALTER TABLE list_terms ADD COLUMN IF NOT EXISTS parts text[] NOT NULL DEFAULT '{}';
CREATE INDEX IF NOT EXISTS list_terms_parts ON list_terms USING gin (parts) WHERE word = 0;
