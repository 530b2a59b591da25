import bar from './bar.css';
import panels from './panels.css';
import related from './related.css';
import slides from './slides.css';

/** In this order, because the styles of scrolling extend those of panels. */
export const styles = panels + related + bar + slides;
