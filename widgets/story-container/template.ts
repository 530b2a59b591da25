import { choice, text, type Prop, type PropOptions } from '../../src/contract';

export type Template = (typeof TEMPLATES)[number];

/** In the order in which they count where the editor named none. */
export const TEMPLATES = ['bespoke', 'ceros', 'flourish', 'video', 'story-item'] as const;

/** The template of an item by its name, however the content system spells it: "Story Item", "Ceros Story Item", "StoryItem". */
export function template(options: PropOptions<Template>): Prop<Template | undefined> {
  const plain = choice(TEMPLATES, options);
  const words = text(options);
  return {
    ...plain,
    read(source, note) {
      const name = words.read(source, note) ?? '';
      return plain.read({ from: 'json', value: TEMPLATES.find((one) => plainOf(name).startsWith(plainOf(one))) ?? name }, note);
    },
  };
}

function plainOf(name: string): string {
  return name.toLowerCase().replace(/[\s_-]/g, '');
}
