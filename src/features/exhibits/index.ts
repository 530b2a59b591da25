export { Enlarged } from './enlarged/Enlarged';
export { Exhibit } from './exhibit/Exhibit';
export { exhibit, type ExhibitContent, exhibitProps } from './exhibit/exhibit-props';
export { useFullBleed } from './full-bleed/use-full-bleed';
