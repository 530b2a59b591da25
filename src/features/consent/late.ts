/**
 * The banner of a first visit. The settings and the offer to reload are in the chunk of dialogs, because few visitors
 * open them.
 */
export * from './banner';
