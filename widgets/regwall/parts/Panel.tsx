import { useText } from '../../../src/core';
import { Button, Heading } from '../../../src/ui';
import type { Overlay } from '../effects/overlay';
import type { CallToAction } from '../call-to-action';
import { messages } from '../messages';
import { Benefits } from './Benefits';

export interface PanelProps {
  invitation: CallToAction;
  door: Overlay;
  /** What keeps the visitor out. */
  lacks: 'session' | 'subscription';
  /** For whoever lacks the subscription. */
  onPress: () => void;
  /** Lies over the text it is about, so it is brief and says what its button is for. */
  isFloating?: boolean;
}

/** The invitation where the server had it. Its buttons are links that work without us. */
export function Panel({ invitation, door, lacks, onPress, isFloating = false }: PanelProps) {
  const t = useText(messages);
  const { title, text, benefits, 'sign-up': register, 'sign-in': signIn } = invitation;
  const isMember = lacks === 'subscription';
  return (
    <div className="inlay-regwall__panel" data-floating={isFloating || undefined}>
      <Heading level={2} className="inlay-regwall__title">
        {isMember ? t('titleSubscribe') : title}
      </Heading>
      {!isMember && <p className="inlay-regwall__text">{text}</p>}
      {!isMember && !isFloating && <Benefits items={benefits} />}
      <p className="inlay-regwall__actions">
        {isMember ? (
          <Button onPointerEnter={door.prepare} onClick={onPress}>
            {t('readOn')}
          </Button>
        ) : (
          <>
            <Button {...door.linkTo('sign-up', register.url)}>{isFloating ? t('registerToReadOn') : register.text}</Button>
            <Button variant="secondary" {...door.linkTo('sign-in', signIn.url)}>
              {signIn.text}
            </Button>
          </>
        )}
      </p>
    </div>
  );
}
