/** How the page of a person opens, for the widgets that show one. Does not belong here: ways to reach them (people). */
export { ProfileHero } from './ProfileHero';
