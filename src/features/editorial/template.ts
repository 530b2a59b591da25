import { choice, text, type Prop, type PropOptions } from '../../contract';

/** The template of an item by its name, in any spelling: "Story Item", "Ceros Story Item", "StoryItem". */
export function templateOf<const T extends readonly [string, ...string[]]>(
  templates: T,
  options: PropOptions<T[number]>,
): Prop<T[number] | undefined> {
  const plain = choice(templates, { alias: ['templateName'], ...options });
  const textProp = text(options);
  return {
    ...plain,
    limits: 'or a longer name that begins with one of them',
    read(source, note) {
      const name = textProp.read(source, note) ?? '';
      return plain.read(
        { from: 'json', value: templates.find((template) => plainOf(name).startsWith(plainOf(template))) ?? name },
        note,
      );
    },
  };
}

function plainOf(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}
