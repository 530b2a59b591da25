/** The positions of keys in a JSON text. */

export interface JsonKey {
  /** The keys of the groups around it and its own. Positions in lists are left out. */
  readonly path: readonly string[];
  /** The siblings of the key, including itself. */
  readonly siblings: ReadonlySet<string>;
  /** The position of the key without its quotes. */
  readonly start: number;
  readonly end: number;
}

interface Level {
  readonly isGroup: boolean;
  readonly siblings: Set<string>;
  key?: string;
}

const TOKENS = /"(?:[^"\\]|\\[\s\S]?)*"?|[{}[\]:]/g;

/** Undefined if the text is not JSON, such as where template code prints parts of it. */
export function keysOf(json: string): JsonKey[] | undefined {
  try {
    JSON.parse(json);
  } catch {
    return undefined;
  }
  const keys: JsonKey[] = [];
  const levels: Level[] = [];
  let text: RegExpExecArray | undefined;
  for (const token of json.matchAll(TOKENS)) {
    const [word] = token;
    const level = levels.at(-1);
    if (word === '{' || word === '[') levels.push({ isGroup: word === '{', siblings: new Set() });
    else if (word === '}' || word === ']') levels.pop();
    else if (word !== ':') text = token;
    else if (text && level) {
      level.key = String(JSON.parse(text[0]));
      level.siblings.add(level.key);
      const path = levels.flatMap(({ isGroup, key }) => (isGroup ? (key ?? []) : []));
      keys.push({ path, siblings: level.siblings, start: text.index + 1, end: text.index + text[0].length - 1 });
    }
  }
  return keys;
}
