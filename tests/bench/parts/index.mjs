import { appended } from './appended.mjs';
import { blocking } from './blocking.mjs';
import { heap } from './heap.mjs';
import { inView } from './in-view.mjs';
import { lighthouse } from './lighthouse.mjs';
import { mount } from './mount.mjs';
import { size } from './size.mjs';
import { tax } from './tax.mjs';
import { widgets } from './widgets.mjs';

/** In the order of running and reporting. `run` measures; `tell` formats the results as Markdown. */
export const parts = { size, mount, heap, 'in-view': inView, appended, tax, widgets, lighthouse, blocking };
