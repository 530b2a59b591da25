/** Plays videos of the platform, and requests their data. */
export { fetchFilm } from '../../services/video';
export { FilmDetails, FilmDialog, GalleryFilm } from './gallery-player';
export { PlatformPlayer } from './PlatformPlayer';
