import { type Struct, validate } from 'superstruct';

/** Returns `value` typed, or throws an error that names the file, the entry and the invalid field. */
export function check<T, S>(value: unknown, schema: Struct<T, S>, file: string): T {
  const [error, checked] = validate(value, schema);
  if (!error) return checked;
  const [failure] = error.failures();
  const path = (failure?.path ?? []) as (string | number)[];
  const expectation = (failure?.message ?? error.message).replace(/^E/, 'e').replace(/\.$/, '');
  throw new Error(`${file}: ${describe(value, path)}: ${expectation}.`);
}

/** `questions[2].title of "energy-quiz"` instead of `1.questions.2.title`. */
function describe(value: unknown, path: (string | number)[]): string {
  const [first, ...rest] = path;
  const entry =
    Array.isArray(value) && typeof first === 'number'
      ? (value[first] as Record<string, unknown> | undefined)
      : undefined;
  if (!entry) return join(path) || 'the file';
  const name = entry['id'] ?? entry['quizId'] ?? `number ${Number(first) + 1}`;
  return `${join(rest) || 'the entry'} of "${String(name)}"`;
}

function join(path: (string | number)[]): string {
  return path.reduce<string>(
    (joined, key) => (typeof key === 'number' ? `${joined}[${key}]` : joined ? `${joined}.${key}` : key),
    '',
  );
}
