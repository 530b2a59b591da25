import { content, text } from '../../../contract';

/** The texts above a whole module. */
export const headProps = {
  eyebrow: text({ max: 80, description: 'A word or two above the title.' }),
  title: text({ max: 200, description: 'The title of the module.' }),
  description: content({ description: 'What the module is about, in a sentence or two.' }),
};
