import { defineWidget } from '../../src/contract';
import styles from './background-video.css';
import { BackgroundVideo } from './BackgroundVideo';
import { props } from './props';

export default defineWidget({ name: 'background-video', description: 'Words over a picture that moves silently, with a control that stops it.', props, styles, component: BackgroundVideo });
