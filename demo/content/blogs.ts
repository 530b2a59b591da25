import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { slugOf } from '../../src/core/urls/slug.ts';
import { parseMarkdown, readYaml, type Written } from './articles.ts';
import { check } from './check.ts';
import { type BlogEntryHead, blogEntryHead, type BlogSettings, blogSettings } from './schemas.ts';

export interface Blog extends BlogSettings {
  id: string;
  /** Newest first. */
  entries: BlogEntry[];
}

export interface BlogEntry extends BlogEntryHead, Written {
  slug: string;
  name: string;
}

/**
 * Each folder is a blog: `blog.yaml`, and a file per entry. Throws an error that names the file and the invalid field.
 */
export function readBlogs(folder: string): Blog[] {
  return readdirSync(folder)
    .sort()
    .map((id) => readBlog(join(folder, id), id));
}

function readBlog(folder: string, id: string): Blog {
  const source = (file: string) => readFileSync(join(folder, file), 'utf8');
  const about = `blogs/${id}/blog.yaml`;
  const settings = check(readYaml(source('blog.yaml'), about), blogSettings, about);
  const entries = readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const path = `blogs/${id}/${file}`;
      const { head, ...body } = parseMarkdown(source(file), path, settings.language);
      const checked = check(head, blogEntryHead, path);
      const entry = { ...checked, ...body, name: checked.name ?? checked.title };
      const slug = slugOf(entry.name);
      if (file !== `${slug}.md`) throw new Error(`${path}: is called "${entry.name}". Call the file ${slug}.md.`);
      if (checked.access === 'registered' && !checked.teaser)
        throw new Error(`${path}: is for registered readers. Write a teaser for all others.`);
      return { ...entry, slug };
    })
    .sort((a, b) => b.date.localeCompare(a.date) || a.slug.localeCompare(b.slug));
  return { ...settings, id, entries };
}
