import { choice, defineProps, flag, list, type PropsOf } from '../../src/contract';
import { frameProps, headProps } from '../../src/features/editorial';
import { tab } from './tab';

export const props = defineProps({
  ...headProps,
  tabs: list(tab, {
    alias: ['tabItems'],
    max: 30,
    description:
      'The tabs, in their order. One without a title goes by its number, one with nothing in it is left out.',
    default: [],
  }),
  tabWidth: choice(['autosize', 'consistent'], {
    default: 'autosize',
    description: 'Each tab as wide as its text, or all alike.',
  }),
  tabAlignment: choice(['left', 'center'], {
    default: 'left',
    description: 'Where the row of tabs begins: where lines of text do, or in the middle.',
  }),
  mobileRendering: choice(['dropdown-layout', 'tab-layout'], {
    default: 'dropdown-layout',
    description: 'On screens narrower than 768 px: a list to choose from, or tabs that scroll.',
  }),
  showDividerLine: flag({ description: 'A line above the module.' }),
  showDividerLineBottom: flag({ description: 'A line beneath it.' }),
  ...frameProps,
});

export type TabbedContainerProps = PropsOf<typeof props>;
