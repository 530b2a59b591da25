export { AudioPlayer } from './AudioPlayer';
export { BackgroundVideo } from './BackgroundVideo';
export { fileAddress, fileProps, filmProps, hasFilm, sourcesOf } from './files';
export { Film, OwnFilm } from './Film';
export { messages as mediaMessages } from './messages';
