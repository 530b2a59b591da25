/** What asks for consent at a first visit. The dialog of settings and the offer to reload come with dialogs: few see them. */
export * from './banner';
