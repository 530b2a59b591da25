export { Enlarged } from './Enlarged';
export { Exhibit, exhibit, type ExhibitContent, exhibitProps } from './Exhibit';
export { EnlargeButton } from './lightbox/EnlargeButton';
export { useLightbox } from './lightbox/use-lightbox';
export { useFullBleed } from './use-full-bleed';
