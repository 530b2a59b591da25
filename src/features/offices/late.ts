/** Loaded where a list of cities is long. */
export { describeDistances, matchesPlace, OfficeFinder } from './OfficeFinder';
