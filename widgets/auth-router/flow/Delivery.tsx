import { config, safeRedirect, useText } from '../../../src/core';
import { Button } from '../../../src/ui';
import { messages } from './messages';

/** The file has been started; this is for browsers that stop it, and the way on. */
export function Delivery({ file }: { file: string }) {
  const t = useText(messages);
  const { home } = config().pages;
  return (
    <div className="inlay-account__actions">
      <Button href={safeRedirect(file, home)}>{t('fileAgain')}</Button>
      <Button href={home} variant="secondary">
        {t('home')}
      </Button>
    </div>
  );
}
