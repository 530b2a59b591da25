/** Loaded in edit mode, and if a placeholder names an unknown module. */
export { wordsOf } from './advice';
export { create } from './create';
export { explainDeclaration } from './declaration';
export { watchEmptiness } from './emptiness';
export { showNotes } from './show-notes';
export { showToolbar } from './toolbar';
export { explainMarkup } from './markup';
export { explainLoad, explainUnknown } from './unknown';
