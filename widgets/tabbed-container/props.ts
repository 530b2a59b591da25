import { choice, defineProps, flag, list, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { tab } from './tab';

export const props = defineProps({
  ...headProps,
  tabs: list(tab, {
    alias: ['tabItems'],
    max: 30,
    description: 'The tabs, in their order. A tab without a title shows its number. An empty tab is left out.',
    default: [],
  }),
  tabWidth: choice(['autosize', 'consistent'], {
    default: 'autosize',
    description: 'The width of the tabs: that of their text, or equal.',
  }),
  tabAlignment: choice(['left', 'center'], {
    default: 'left',
    description: 'The alignment of the tabs: at the start or centred.',
  }),
  mobileRendering: choice(['dropdown-layout', 'tab-layout'], {
    default: 'dropdown-layout',
    description: 'On screens narrower than 768 px: a list to choose from, or tabs that scroll.',
  }),
  showDividerLine: flag({ description: 'Draws a line above the module.' }),
  showDividerLineBottom: flag({ description: 'Draws a line below the module.' }),
  ...frameProps,
});

export type TabbedContainerProps = PropsOf<typeof props>;
