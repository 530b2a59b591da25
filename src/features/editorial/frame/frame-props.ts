import { choice, flag } from '../../../contract';

/** How a module stands among the others. */
export const frameProps = {
  collapseTopSpace: flag({ description: 'Takes away the space above, so that the module stands close to the one before.' }),
  collapseBottomSpace: flag({ description: 'Takes away the space beneath.' }),
  backgroundTheme: choice(['paper', 'surface', 'ink'], { description: 'The ground: that of the page, a shade of it, or dark with light text.', default: 'paper' }),
};
