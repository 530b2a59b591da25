export { AudioPlayer } from './AudioPlayer';
export { BackgroundVideo } from './BackgroundVideo';
export { fileAddress, fileProps, videoFileProps, hasVideo, sourcesOf } from './files';
export { VideoPlayer, ServerVideo } from './VideoPlayer';
export { messages as mediaMessages } from './messages';
