import { useText } from '../../core';
import { Button, VisuallyHidden } from '../../ui';
import { messages } from './messages';

interface ConsentPosterProps {
  /** Whose content it is, as a host name. */
  host: string;
  title: string;
  onShow: () => void;
}

/** Stands where a frame will be, until the visitor wants it: no request leaves the page before. */
export function ConsentPoster({ host, title, onShow }: ConsentPosterProps) {
  const t = useText(messages);
  return (
    <div className="inlay-embed__poster">
      <p className="inlay-embed__notice">{t('notice', { host })}</p>
      <Button variant="secondary" onClick={onShow}>
        {t('show')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
    </div>
  );
}
