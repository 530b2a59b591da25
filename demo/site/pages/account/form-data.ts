import type { Context } from 'hono';

/** The text fields of a posted form; of a file or a repeated field, the last text counts. */
export async function formData(c: Context): Promise<Record<string, string>> {
  const fields = Object.entries(await c.req.parseBody());
  return Object.fromEntries(fields.map(([name, value]) => [name, typeof value === 'string' ? value : '']));
}
