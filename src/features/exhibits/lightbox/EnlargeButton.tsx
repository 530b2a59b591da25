import { addStyles, useText } from '../../../core';
import { Button, type ButtonProps, icons } from '../../../ui';
import styles from './enlarge-button.css';
import { messages } from './messages';

addStyles(styles);

/** At the corner of an image. A press anywhere on the image activates it: the parent is positioned and clips. */
export function EnlargeButton(props: Pick<ButtonProps, 'ref' | 'onClick'>) {
  const t = useText(messages);
  return (
    <Button {...props} className="inlay-enlarge-button" variant="over" icon={icons.expand} aria-label={t('enlarge')} />
  );
}
