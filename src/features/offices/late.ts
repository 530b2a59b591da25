/** Loaded for a long list of cities. */
export { describeDistances, matchesPlace, OfficeFinder } from './OfficeFinder';
