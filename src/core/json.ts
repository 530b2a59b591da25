/** `JSON.stringify` without the effects of changed built-ins: Prototype.js adds a `toJSON` that turns arrays into strings. */
export function toJson(value: unknown): string | undefined {
  if (typeof value !== 'object' || !value) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => toJson(item) ?? 'null').join(',')}]`;
  const members: string[] = [];
  for (const [name, member] of Object.entries(value)) {
    const text = toJson(member);
    if (text !== undefined) members.push(`${JSON.stringify(name)}:${text}`);
  }
  return `{${members.join(',')}}`;
}
