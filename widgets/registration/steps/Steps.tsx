import { useState } from 'react';
import { useText } from '../../../src/core';
import { useWidget } from '../../../src/runtime';
import type { Newcomer } from '../../../src/services';
import { Spinner, Stepper } from '../../../src/ui';
import { initialAnswers } from '../answers';
import { useTicked } from '../parts/NewslettersLater';
import type { RegistrationFormProps } from '../Registration';
import { BeginAgain } from './BeginAgain';
import { Choices } from './Choices';
import { Details } from './Details';
import { keepDetails, keptDetails } from './kept-details';
import { messages } from './messages';
import { useNewcomer } from './use-newcomer';
import { useStep } from './use-step';

const SAMPLE: Newcomer = { email: 'ada.lindgren@example.com', name: 'Ada Lindgren', socialLoginIdpName: 'Lantern' };

/** For whoever comes from an identity provider: who they are, then what we may send them. */
export function Steps(props: RegistrationFormProps) {
  const t = useText(messages);
  const { isEditing } = useWidget();
  const arrival = useNewcomer(props.source, () => void import('../send').then(({ finish }) => finish(props)));

  if (isEditing) return <FourSteps {...props} newcomer={SAMPLE} />;
  if (arrival.state === 'arriving') return <Spinner label={t('exchanging')} />;
  if (arrival.state === 'refused') return <BeginAgain problem={arrival.problem} redirect={props.redirect} />;
  return <FourSteps {...props} newcomer={arrival.newcomer} />;
}

function FourSteps({ newcomer, ...props }: RegistrationFormProps & { newcomer: Newcomer }) {
  const t = useText(messages);
  const [details, setDetails] = useState(() => keptDetails(newcomer.email));
  const [ticked, setTicked] = useTicked();
  const [step, goOn, goBack] = useStep(details !== undefined);
  const names = [t('details'), t('newsletters'), t('alerts'), t('guides')];
  const current = details ? step : 0;

  return (
    <div className="inlay-registration__steps" data-step={current + 1}>
      <Stepper steps={names} current={current} />
      {current === 0 || !details ? (
        <Details
          consentCountry={props.consentCountry}
          provider={newcomer.socialLoginIdpName}
          initial={details ?? initialAnswers(newcomer)}
          onDone={(answers) => {
            keepDetails(answers);
            setDetails(answers);
            goOn();
          }}
        />
      ) : (
        <Choices {...props} step={current} title={names[current]!} details={details} ticked={ticked} onTick={setTicked} onNext={goOn} onBack={goBack} />
      )}
    </div>
  );
}
