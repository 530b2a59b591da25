/** Every prop of every widget, read from the declarations: including nested ones and list items. */
import { existsSync, readdirSync } from 'node:fs';
import { register } from 'node:module';
import '../setup/page.ts';

interface Declared {
  readonly kind: string;
  readonly details?: unknown;
}

export interface PropSink {
  /** Such as `accordion items.title`. */
  readonly where: string;
  readonly kind: string;
}

// Declarations share folders with components, and those import their stylesheets.
register('../../../build/no-css.mjs', import.meta.url);

export async function findProps(): Promise<PropSink[]> {
  const names = readdirSync('widgets').filter((name) => existsSync(`widgets/${name}/props.ts`));
  const found = await Promise.all(
    names.map(async (name) => {
      const { props } = (await import(`../../../widgets/${name}/props.ts`)) as { props: Record<string, Declared> };
      return walkAll(props, `${name} `);
    }),
  );
  return found.flat();
}

function walkAll(props: Record<string, Declared>, path: string): PropSink[] {
  return Object.entries(props).flatMap(([name, prop]) => walk(prop, path + name));
}

function walk({ kind, details }: Declared, where: string): PropSink[] {
  const inside =
    kind === 'list' ? walk(details as Declared, `${where}[]`) : isMembers(details) ? walkAll(details, `${where}.`) : [];
  return [{ where, kind }, ...inside];
}

function isMembers(details: unknown): details is Record<string, Declared> {
  return typeof details === 'object' && details !== null && !Array.isArray(details);
}
