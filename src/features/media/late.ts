/** Plays videos of the platform, and requests their data. */
export { fetchVideo } from '../../services/video';
export { VideoDetailsLoader, VideoDialog, GalleryPlayer } from './gallery-player';
export { PlatformPlayer } from './PlatformPlayer';
