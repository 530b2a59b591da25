/** The header of a person's page, for several widgets. Does not belong here: contact details (people). */
export { ProfileHero } from './ProfileHero';
