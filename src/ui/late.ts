/** Controls that no widget needs before a visitor acts. Only code that is itself loaded late imports them. */
export { Stepper } from './stepper/Stepper';
export { Dialog } from './overlays/dialog/Dialog';
export { Pagination } from './lists/pagination/Pagination';
export { createTooltip } from './overlays/tooltip/create-tooltip';
