export { messages as footnoteMessages } from './messages';
export { useFootnotes } from './use-footnotes';
