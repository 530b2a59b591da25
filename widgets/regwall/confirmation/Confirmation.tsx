import { config, useText } from '../../../src/core';
import { Button, Heading, Icon, icons } from '../../../src/ui';
import { messages } from './messages';

/** For an e-mail course: whoever has it already is told so instead of being asked again. */
export function Confirmation({ text }: { text?: string }) {
  const t = useText(messages);
  return (
    <div className="inlay-regwall__panel" data-tone="positive">
      <Heading level={2} className="inlay-regwall__title">
        <Icon path={icons.positive} /> {t('title')}
      </Heading>
      <p className="inlay-regwall__text">{text ?? t('text')}</p>
      <p className="inlay-regwall__text">
        <Button variant="link" href={config().pages.subscriptions}>
          {t('manage')}
        </Button>
      </p>
    </div>
  );
}
