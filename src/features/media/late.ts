/** What plays a film of the platform, and asks the platform for it. */
export { fetchFilm } from '../../services/video';
export { FilmDetails, FilmDialog, GalleryFilm } from './gallery-player';
export { PlatformPlayer } from './PlatformPlayer';
