import { content, text } from '../../../contract';

/** Somebody's words, called as in the datasources of quotes. */
export const quoteProps = {
  quote: content({ description: 'The words quoted, without quotation marks.' }),
  cite1: text({ max: 120, description: 'Who said it.' }),
  cite2: text({ max: 160, description: 'Their role, or where they said it.' }),
};
