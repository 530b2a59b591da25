import { InlayError, type Prop, type Widget } from '../../contract';

/** Throws an InlayError that names the invalid prop declaration of a widget. Otherwise throws `error`. */
export function explainDeclaration({ name, props }: Widget, error: unknown): never {
  const wrong = firstWrong(props, 'props');
  throw wrong
    ? new InlayError(
        `${name}: ${wrong} in its declaration is no prop. Write a kind of prop, such as text({ description: '…' }); for members, group({ … }, { description: '…' }).`,
        { cause: error },
      )
    : error;
}

/** The path of the first invalid one. Only the details of a group and a list are props. */
function firstWrong(members: unknown, path: string): string | undefined {
  for (const [name, member] of Object.entries(Object(members) as Record<string, unknown>)) {
    const wrong = wrongIn(member, `${path}.${name}`);
    if (wrong) return wrong;
  }
  return undefined;
}

function wrongIn(member: unknown, path: string): string | undefined {
  const { read, kind, details } = Object(member) as Partial<Prop>;
  if (typeof read !== 'function') return path;
  if (kind === 'list') return wrongIn(details, `${path}[]`);
  return kind === 'group' ? firstWrong(details, path) : undefined;
}
