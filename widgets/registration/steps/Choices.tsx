import { useSignal, useText } from '../../../src/core';
import { SocialLinks, socialMessages } from '../../../src/features/sign-in';
import { type Selection, SubscriptionGroup, useCatalogue } from '../../../src/features/subscriptions';
import { currentPath, RetryButton } from '../../../src/features/visitor';
import { Form, SubmitButton, SubmitError, useForm } from '../../../src/forms';
import { Alert, Button, Spinner } from '../../../src/ui';
import { forgetTicked } from '../NewsletterChoice';
import type { AccountAnswers } from '../PlainForm';
import type { RegistrationFormProps } from '../index';
import { send } from '../send';
import { StepTitle } from './Details';
import { messages } from './messages';
import { forgetDetails, STEPS } from './progress';

interface ChoicesProps extends RegistrationFormProps {
  /** 1, 2 or 3. */
  step: number;
  title: string;
  details: AccountAnswers;
  ticked: Selection;
  onTick: (ticked: Selection) => void;
  onNext: () => void;
  onBack: () => void;
}

const GROUPS = ['newsLetters', 'alerts', 'guides'] as const;
const TITLES = ['newslettersTitle', 'alertsTitle', 'guidesTitle'] as const;
const TEXTS = ['newslettersText', 'alertsText', 'guidesText'] as const;
/** The later steps: marketing preferences. The last step submits everything. */
export function Choices({
  step,
  title,
  details,
  ticked,
  onTick,
  onNext,
  onBack,
  source,
  redirect,
  onMailed,
}: ChoicesProps) {
  const t = useText(messages);
  const isLast = step === STEPS - 1;
  const form = useForm({
    name: 'registration',
    initial: {},
    async onSubmit(_, { signal }) {
      await send(details, ticked.codes, { signal, source, redirect });
      forgetDetails();
      forgetTicked();
      onMailed(details.email);
    },
  });
  const error = useSignal(form.error);

  const content = (
    <>
      <StepTitle title={t(TITLES[step - 1]!)} text={t(TEXTS[step - 1]!)} />
      <Group name={GROUPS[step - 1]!} title={title} ticked={ticked} onTick={onTick} />
      <div className="inlay-account__actions">
        {isLast ? (
          <SubmitButton form={form}>{t('finish')}</SubmitButton>
        ) : (
          <Button onClick={onNext}>{t('next')}</Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </>
  );
  return (
    <>
      {isLast ? (
        <Form form={form} label={title}>
          {content}
        </Form>
      ) : (
        <div className="inlay-registration__step">{content}</div>
      )}
      {error?.key === 'expired' && <BeginAgain problem={undefined} redirect={redirect} />}
    </>
  );
}

function Group({
  name,
  title,
  ticked,
  onTick,
}: {
  name: (typeof GROUPS)[number];
  title: string;
  ticked: Selection;
  onTick: (ticked: Selection) => void;
}) {
  const t = useText(messages);
  const { catalogue, hasFailed, retry } = useCatalogue();
  if (hasFailed) {
    return (
      <>
        <Alert tone="warning">{t('loadFailed')}</Alert>
        <div className="inlay-account__actions">
          <RetryButton variant="secondary" onRetry={retry}>
            {t('retry')}
          </RetryButton>
        </div>
      </>
    );
  }
  if (!catalogue) return <Spinner label={t('loading')} />;
  if (!catalogue[name].length) return <p className="inlay-account__text">{t('none')}</p>;
  return (
    <SubscriptionGroup title={title} options={catalogue[name]} selection={ticked} onSelect={onTick} headingLevel={3} />
  );
}

/** The data from the provider is no longer available. */
export function BeginAgain({ problem, redirect }: { problem: unknown; redirect: string | undefined }) {
  const t = useText(messages);
  const social = useText(socialMessages);
  const key = problem instanceof SubmitError ? problem.key : 'expired';
  return (
    <div className="inlay-account__done">
      <Alert tone="warning">{social(Object.hasOwn(socialMessages.texts, key) ? (key as 'expired') : 'expired')}</Alert>
      <p className="inlay-account__text">{t('beginAgain')}</p>
      <SocialLinks redirectUrl={redirect ?? currentPath()} />
    </div>
  );
}
