export { Actions } from './Actions';
export { callToActions, frameProps, headProps, promoProps, quoteProps } from './props';
export { ItemCard, plainText } from './ItemCard';
export { contentItem, type ContentItem, itemOf, itemProps } from './content-item';
export { Frame, ModuleHead } from './Frame';
export { Grid, Split } from './columns';
export { Quote } from './Quote';
export { createEdits, type Edits } from './server-edits';
export { templateOf } from './template';
