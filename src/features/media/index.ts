export { AudioPlayer } from './audio/AudioPlayer';
export { BackgroundVideo } from './background/BackgroundVideo';
export { fileAddress, fileProps, sourcesOf } from './files';
export { Film } from './film/Film';
export { OwnFilm } from './film/OwnFilm';
export { filmProps } from './film/film-props';
export { hasFilm } from './film/has-film';
export { messages as mediaMessages } from './messages';
