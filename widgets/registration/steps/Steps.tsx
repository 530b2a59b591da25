import { useEffect, useRef, useState } from 'react';
import { useText, useWidget } from '../../../src/core';
import { exchangeOnce, keptNewcomer } from '../../../src/features/sign-in/late';
import { consumeUrlParams } from '../../../src/features/visitor';
import type { Newcomer } from '../../../src/services/user';
import { Spinner } from '../../../src/ui';
import { Stepper } from '../../../src/ui/late';
import { useTicked } from '../NewsletterChoice';
import { initialAnswers, loadSend } from '../PlainForm';
import type { RegistrationFormProps } from '../index';
import { BeginAgain, Choices } from './Choices';
import { Details } from './Details';
import { messages } from './messages';
import { storeDetails, storedDetails, useStep } from './progress';

const SAMPLE: Newcomer = { email: 'ada.lindgren@example.com', name: 'Ada Lindgren', socialLoginIdpName: 'Lantern' };

/** Steps for a visitor who comes from an identity provider: details, then marketing preferences. */
export function Steps(props: RegistrationFormProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const origin = useNewcomer(props.source, () => void loadSend().then(({ finish }) => finish(props)));

  if (isEditing) return <FourSteps {...props} newcomer={SAMPLE} />;
  if (origin.state === 'exchanging') return <Spinner label={t('exchanging')} />;
  if (origin.state === 'refused') return <BeginAgain problem={origin.problem} redirect={props.redirect} />;
  return <FourSteps {...props} newcomer={origin.newcomer} />;
}

function FourSteps({ newcomer, ...props }: RegistrationFormProps & { newcomer: Newcomer }) {
  const t = useText(messages);
  const [details, setDetails] = useState(() => storedDetails(newcomer.email));
  const [ticked, setTicked] = useTicked();
  const hasChanges = useRef(false);
  const [step, goOn, goBack] = useStep(details !== undefined, hasChanges);
  const names = [t('details'), t('newsletters'), t('alerts'), t('guides')];
  const current = details ? step : 0;

  return (
    <div className="inlay-registration__steps" data-step={current + 1}>
      <Stepper steps={names} current={current} />
      {current === 0 || !details ? (
        <Details
          // Stored details are the visitor's own: their location no longer changes them.
          consentCountry={details ? undefined : props.consentCountry}
          provider={newcomer.socialLoginIdpName}
          initial={details ?? initialAnswers(newcomer)}
          onChange={(isChanged) => (hasChanges.current = isChanged)}
          onDone={(answers) => {
            hasChanges.current = false;
            storeDetails(answers);
            setDetails(answers);
            goOn();
          }}
        />
      ) : (
        <Choices
          {...props}
          step={current}
          title={names[current]!}
          details={details}
          ticked={ticked}
          onTick={setTicked}
          onNext={goOn}
          onBack={goBack}
        />
      )}
    </div>
  );
}

export type Origin =
  | { state: 'exchanging' }
  | { state: 'known'; newcomer: Newcomer }
  | { state: 'refused'; problem: unknown };

/**
 * Loads the user of an identity provider, by the code in the URL or from this tab. `onSignedIn` is called if they
 * already have an account.
 */
export function useNewcomer(source: string | undefined, onSignedIn: () => void): Origin {
  const [{ code }] = useState(() => consumeUrlParams('code'));
  const [origin, setOrigin] = useState<Origin>(() => (code ? { state: 'exchanging' } : storedOrigin()));

  useEffect(() => {
    let isGone = false;
    if (code) {
      exchangeOnce(code, source).then(
        ({ user }) => {
          if (!isGone) user ? onSignedIn() : setOrigin(storedOrigin());
        },
        (problem: unknown) => isGone || setOrigin(keptNewcomer() ? storedOrigin() : { state: 'refused', problem }),
      );
    }
    return () => {
      isGone = true;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a code is exchanged once
  }, [code]);

  return origin;
}

function storedOrigin(): Origin {
  const newcomer = keptNewcomer();
  return newcomer ? { state: 'known', newcomer } : { state: 'refused', problem: undefined };
}
