import { image, link } from '../../../contract';
import { callToActions } from '../actions/call-to-actions';
import { headProps } from '../head/head-props';

/** One thing to draw attention to: texts, a picture and where to go from there. */
export const promoProps = {
  ...headProps,
  url: link({ description: 'Makes the title a link to this page. The words of a link are the title where there is no other.' }),
  standardImage: image({ description: 'The picture beside the text.' }),
  callToActionLinks: callToActions({ max: 6, description: 'Where to go from here.' }),
};
