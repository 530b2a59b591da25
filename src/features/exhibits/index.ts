export { Enlarged, loadZoom } from './Enlarged';
export { Exhibit, exhibit, type ExhibitContent, exhibitProps } from './Exhibit';
export { useFullBleed } from './use-full-bleed';
