-- Blogs as their pages read them (services/blogs); which posts a tag or an author has is asked of the lists.
CREATE TABLE IF NOT EXISTS blogs (
  site text NOT NULL,
  blog text NOT NULL,
  content_hash text NOT NULL,
  authors json NOT NULL,
  tags json NOT NULL,
  PRIMARY KEY (site, blog)
);

CREATE TABLE IF NOT EXISTS blog_entries (
  site text NOT NULL,
  blog text NOT NULL,
  slug text NOT NULL,
  -- From 0, newest first.
  position integer NOT NULL,
  id text NOT NULL,
  name text NOT NULL,
  for_registered boolean NOT NULL,
  -- The public part; the body has its own column, so that a response contains it only on request.
  answer json NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (site, blog, slug),
  FOREIGN KEY (site, blog) REFERENCES blogs ON DELETE CASCADE
);
