import { readFile } from 'node:fs/promises';
import {
  array,
  boolean,
  type Describe,
  type Infer,
  lazy,
  nullable,
  optional,
  record,
  string,
  type,
  unknown,
  validate,
} from 'superstruct';

const file = new URL('../../dist/catalogue.json', import.meta.url);

export interface Prop {
  name: string;
  attribute?: string | undefined;
  kind: string;
  required?: boolean | undefined;
  default?: unknown;
  description: string;
  limits?: string | null | undefined;
  write: { content?: string | undefined; attribute?: string | undefined; json: string };
  example?: string | undefined;
  requiresAny?: string[] | undefined;
  members?: Prop[] | undefined;
}

const prop: Describe<Prop> = type({
  name: string(),
  /** As an editor writes it: `data-quiz-id`. */
  attribute: optional(string()),
  kind: string(),
  required: optional(boolean()),
  default: optional(unknown()),
  description: string(),
  /** Choices or limits, as text. */
  limits: optional(nullable(string())),
  /** Snippets in each spelling. */
  write: type({ content: optional(string()), attribute: optional(string()), json: string() }),
  /** From one of the examples. */
  example: optional(string()),
  /** Members of which the group, or each item, needs at least one. */
  requiresAny: optional(array(string())),
  /** Members of a group, or of each item of a list. */
  members: optional(lazy(() => array(prop))),
}) as Describe<Prop>;
const widget = type({
  name: string(),
  /** One sentence. */
  description: optional(string()),
  load: string(),
  props: array(prop),
  /** `values` are the props that the widget reads from the example. Builds of `npm run dev` leave it out. */
  examples: array(type({ title: string(), html: string(), values: optional(record(string(), unknown())) })),
});

export type Widget = Infer<typeof widget>;

export interface Catalogue {
  widgets: readonly Widget[];
  /** Why there are none. */
  problem?: string;
}

/** Checking a megabyte takes a tenth of a second, and every page of the catalogue reads it. */
let latest: { text: string; catalogue: Catalogue } | undefined;

/** The build's description of every widget, in alphabetical order; empty before the first build, with the reason. */
export async function readCatalogue(): Promise<Catalogue> {
  const text = await readFile(file, 'utf8').catch(() => undefined);
  if (text === undefined)
    return { widgets: [], problem: 'There is no dist/catalogue.json yet. Run the build, then load this page again.' };
  if (text !== latest?.text) latest = { text, catalogue: checked(text) };
  return latest.catalogue;
}

function checked(text: string): Catalogue {
  const [error, widgets] = validate(parse(text), array(widget));
  if (error) return { widgets: [], problem: `dist/catalogue.json is not what this page expects: ${error.message}` };
  return { widgets: widgets.toSorted((a, b) => a.name.localeCompare(b.name)) };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
