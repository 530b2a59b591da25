import { useText } from '../../src/core';
import { loadCeremony, makePasskey, SignInAgainAlert, useAct, useProof } from '../../src/features/own-data';
import { Alert, Button, icons, useLandmarkName } from '../../src/ui';
import { messages } from './messages';
import { declinePasskeys } from './remembered';

interface PasskeyOfferProps {
  requiresPassword: boolean;
  onCreated: () => void;
  onClose: () => void;
}

export function PasskeyOffer({ requiresPassword, onCreated, onClose }: PasskeyOfferProps) {
  const t = useText(messages);
  const { busy, problem, attempt } = useAct<'notMade'>();
  const { withProof, dialog } = useProof(requiresPassword);
  const create = () =>
    attempt('create', async () => {
      const outcome = await withProof(makePasskey);
      // The device has one already: nothing is left to offer.
      if (typeof outcome === 'object' || outcome === 'alreadyExists') return void onCreated();
      return 'notMade';
    });
  const decline = () => {
    declinePasskeys();
    onClose();
  };
  const prepare = () => void loadCeremony().catch(() => undefined);
  return (
    <section
      className="inlay-after-sign-in"
      aria-label={useLandmarkName(t('passkeyTitle'))}
      onFocus={prepare}
      onPointerEnter={prepare}
    >
      <p className="inlay-after-sign-in__title">{t('passkeyTitle')}</p>
      <p className="inlay-after-sign-in__text">{t('passkeyText')}</p>
      {problem === 'unproven' ? <SignInAgainAlert /> : problem && <Alert tone="negative">{t(problem)}</Alert>}
      <div className="inlay-after-sign-in__actions">
        <Button icon={icons.key} busy={busy === 'create'} onClick={() => void create()}>
          {t('create')}
        </Button>
        <Button variant="link" onClick={decline}>
          {t('notNow')}
        </Button>
      </div>
      {dialog}
    </section>
  );
}
