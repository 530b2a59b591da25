import type { Operation } from '../http/operation.ts';
import { errors, schemas } from './schemas.ts';

export interface OpenApiDocument {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  servers: { url: string }[];
  tags: { name: string; description: string }[];
  paths: Record<string, Record<string, Operation['description']>>;
  components: { schemas: typeof schemas; securitySchemes: Record<string, object> };
}

/** The OpenAPI document, generated from the descriptions of all operations. */
export function describe(operations: readonly Operation[], site: string): OpenApiDocument {
  const paths: OpenApiDocument['paths'] = {};
  for (const { method, path, description } of operations) {
    const responses = { ...description.responses, ...errors('unavailable') };
    paths[path] = { ...paths[path], [method]: { ...description, responses } };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Inlay reference services',
      version: '1.0.0',
      description:
        'The calls that a back end must offer so that every Inlay widget works. Errors have permanent numbers. Clients show visitors their own texts.',
    },
    servers: [{ url: site }],
    tags: [
      { name: 'account', description: 'Registration, passwords, profile' },
      { name: 'session', description: 'Signing in and out, tokens' },
      { name: 'single sign-on', description: 'Signing in, registering and linking with an identity provider' },
      { name: 'articles', description: 'Lists of articles, saved articles and ratings' },
      { name: 'blogs', description: 'Blogs, their entries, authors and tags' },
      { name: 'events', description: 'Upcoming events and recordings' },
      { name: 'jobs', description: 'Open positions' },
      { name: 'people', description: 'People and offices' },
      { name: 'subscriptions', description: 'Newsletters and alerts' },
      { name: 'contact', description: 'Messages to staff' },
      { name: 'content', description: 'Lookup lists and texts' },
      { name: 'quiz', description: 'Quiz answers' },
      { name: 'search', description: 'Site search' },
      { name: 'captcha', description: 'Proof of work' },
      { name: 'geo', description: "The visitor's country" },
      { name: 'video', description: 'Videos: files, posters, captions' },
      { name: 'embeds', description: 'Embed codes for pages of third parties' },
    ],
    paths,
    components: { schemas, securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
  };
}
