export { citiesOf, groupBy, type City } from './cities';
export { CityCard } from './CityCard';
export { office, type Office } from './office';
