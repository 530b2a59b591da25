import bar from './bar.css';
import panels from './panels.css';
import related from './related.css';
import slides from './slides.css';

/** In this order: what brings panels into view builds on what they are. */
export const styles = panels + related + bar + slides;
