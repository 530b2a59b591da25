import { type FunctionComponent, useState } from 'react';
import { object } from 'superstruct';
import { addStyles, config, formatDate, useText } from '../../core';
import { Form, type Problem, SubmitButton, SubmitError, useForm, useProblemText } from '../../forms';
import type { SignedIn, User } from '../../services/user';
import { Alert, Button } from '../../ui';
import styles from '../visitor/account.css';
import { startSession } from './start-session';
import { messages } from './deletion-messages';

addStyles(styles);

export interface DeletionStepProps {
  /** The entry point, for `signed-in`. */
  source?: string;
  onConfirmed: (user: User) => unknown;
}

/**
 * The step before the session of a user whose account is going to be deleted; undefined for others. The session begins
 * with the user's choice: pages that show the sign-in only to anonymous visitors would remove the question.
 */
export function stepForDeletion(signedIn: SignedIn): FunctionComponent<DeletionStepProps> | undefined {
  return signedIn.user.deletionDueAt ? (props) => <DeletionStep {...props} signedIn={signedIn} /> : undefined;
}

export function DeletionStep({ signedIn, source, onConfirmed }: DeletionStepProps & { signedIn: SignedIn }) {
  const t = useText(messages);
  const { deletionDueAt = '' } = signedIn.user;
  const completeSignIn = () => {
    startSession(signedIn, source);
    return onConfirmed(signedIn.user);
  };
  const form = useForm({
    name: 'keep-account',
    schema: object({}),
    initial: {},
    validate: 'submit',
    messages,
    async onSubmit(_, { signal }) {
      // Before the session begins, because the page may then remove this form or open another page.
      await signedIn.cancelDeletion(signal);
      await completeSignIn();
    },
  });

  const textOf = useProblemText();
  const [problem, setProblem] = useState<Problem>();
  const continueWithoutChanges = () => {
    // While the account is being kept, a session would abort that.
    if (form.state.peek() === 'submitting') return;
    try {
      void completeSignIn();
    } catch (error) {
      setProblem(error instanceof SubmitError ? error : { key: 'unexpected' });
    }
  };

  return (
    <Form form={form} label={t('label')} action={config().pages.signIn}>
      <Alert tone="warning" title={t('due', { date: formatDate(deletionDueAt) })} focusOnMount>
        {t('text')}
      </Alert>
      {problem && (
        <Alert tone="negative" focusOnMount>
          {textOf(problem)}
        </Alert>
      )}
      <div className="inlay-account__actions">
        <SubmitButton form={form}>{t('keep')}</SubmitButton>
        <Button variant="link" onClick={continueWithoutChanges}>
          {t('goOn')}
        </Button>
      </div>
    </Form>
  );
}
