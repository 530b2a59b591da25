-- Search ignores accents in every language, and knows the word stems of three.
CREATE EXTENSION IF NOT EXISTS pg_trgm SCHEMA public;
CREATE EXTENSION IF NOT EXISTS unaccent SCHEMA public;
CREATE EXTENSION IF NOT EXISTS fuzzystrmatch SCHEMA public;

DO $$
DECLARE
  language record;
BEGIN
  FOR language IN
    SELECT * FROM (VALUES ('en', 'english'), ('de', 'german'), ('ar', 'arabic'), ('ja', 'simple')) AS languages (code, parent)
  LOOP
    IF NOT EXISTS (
      SELECT 1 FROM pg_ts_config
      WHERE cfgname = 'words_' || language.code AND cfgnamespace = current_schema()::regnamespace
    ) THEN
      EXECUTE format('CREATE TEXT SEARCH CONFIGURATION words_%s (COPY = pg_catalog.%s)', language.code, language.parent);
      EXECUTE format(
        'ALTER TEXT SEARCH CONFIGURATION words_%s ALTER MAPPING FOR hword, hword_part, word WITH public.unaccent, pg_catalog.%s',
        language.code,
        CASE language.parent WHEN 'simple' THEN 'simple' ELSE language.parent || '_stem' END
      );
    END IF;
  END LOOP;
END
$$;

-- What two spellings of a word have in common: no accents, no capitals.
CREATE OR REPLACE FUNCTION folded(spelling text) RETURNS text
  LANGUAGE sql STABLE PARALLEL SAFE RETURNS NULL ON NULL INPUT
  AS $$ SELECT lower(public.unaccent(spelling)) $$;
