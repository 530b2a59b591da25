export { citiesOf, type City, visitorCountryFirst } from './cities';
export { CityCard, OfficeDetails } from './CityCard';
export { directions, office, positionOf, type Office, type Position } from './office';
export { useOfficesShown } from './use-offices-shown';
