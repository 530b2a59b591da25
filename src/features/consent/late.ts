/** What asks for consent: the banner, the dialog of settings, the offer to reload. */
export * from './banner';
export * from './settings';
export * from './reload';
