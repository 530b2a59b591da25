/** What comes after an answer. Fetched when the visitor first touches the quiz. */
import { addStyles } from '../../../src/core';
import styles from './answered.css';

addStyles(styles);

export { Answer } from './Answer';
export { Confetti } from './Confetti';
export { Ending } from './Ending';
export { Mark } from './Mark';
export { ScoreSlide } from './ScoreSlide';
