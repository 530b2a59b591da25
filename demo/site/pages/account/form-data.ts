import type { Context } from 'hono';

/** The text fields of a posted form; a file or a repeated field counts as its last text. */
export async function formData(c: Context): Promise<Record<string, string>> {
  const fields = Object.entries(await c.req.parseBody());
  return Object.fromEntries(fields.map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}
