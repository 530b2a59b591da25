import { facts } from '../facts.ts';
import type { Texts } from '../types.ts';

// No e-mail before confirmation addresses the user by name, because a stranger may have typed it.
export const en: Texts = {
  codeLabel: 'Your code',
  unsubscribe: 'Unsubscribe',
  linkLabel: 'If the button does not work, open this address:',
  signature: 'Alder & Voss · Zürich',
  'confirm-registration': ({ minutes }) => ({
    subject: 'Confirm your e-mail address',
    opening: [
      'Welcome to Alder & Voss.',
      `Type this code on the page where you registered. It is valid for ${minutes} minutes.`,
    ],
    action: 'Confirm by link instead',
    closing: ['If you didn’t register, ignore this e-mail. No account is created without the code.'],
  }),
  'account-exists': () => ({
    subject: 'You already have an account',
    opening: ['Someone tried to create an account with this address. If it was you, you already have one.'],
    action: 'Choose a new password',
    closing: ['Sign in with your password, or choose a new one. If it wasn’t you, you don’t need to do anything.'],
  }),
  'sign-in-code': ({ minutes }) => ({
    subject: 'Your code to sign in',
    opening: [
      `Enter this code in the browser in which you started to sign in. It works only there, for ${minutes} minutes.`,
    ],
    closing: [
      'Never pass the code on. We never ask for it, neither by phone nor by e-mail.',
      'If you didn’t try to sign in, ignore this e-mail. No one can sign in without the code.',
    ],
  }),
  'reset-password': ({ minutes }) => ({
    subject: 'Choose a new password',
    opening: [`Use this link to choose a new password. It works once and expires in ${minutes} minutes.`],
    action: 'Choose a new password',
    closing: ['If you didn’t request this, ignore this e-mail. Your password won’t change.'],
  }),
  undo: {
    action: 'This wasn’t me',
    closing: [
      'If it was you, there is nothing to do.',
      'If it was not, open the link within seven days. It undoes the change where that is possible, signs out all devices and lets you choose a new password.',
    ],
  },
  'password-changed': () => ({
    subject: 'Your password was changed',
    opening: ['The password of your account has just been changed, and all other devices were signed out.'],
  }),
  'address-changed': () => ({
    subject: 'Your e-mail address was changed',
    opening: ['The e-mail address of your account has just been changed. Mails go to the new one from now on.'],
  }),
  'password-created': () => ({
    subject: 'Your account has a password now',
    opening: ['A password has just been created for your account. From now on you can sign in with it as well.'],
  }),
  'login-linked': ({ provider }) => ({
    subject: `You can now sign in with ${provider}`,
    opening: [`An account at ${provider} has just been linked to your account. From now on it signs you in.`],
  }),
  'passkey-added': () => ({
    subject: 'A passkey was added to your account',
    opening: ['From now on you can sign in with it, without a password.'],
  }),
  'passkey-removed': () => ({
    subject: 'A passkey was removed from your account',
    opening: ['It does not sign you in any more.'],
  }),
  'passkey-renamed': () => ({
    subject: 'A passkey of your account has a new name',
    opening: ['Its name in your profile has just been changed. It still signs you in.'],
  }),
  'second-factor-on': () => ({
    subject: 'Two-step verification is on',
    opening: [
      'From now on your account asks for a code from your authenticator app when you sign in. All other devices were signed out.',
      'Keep your recovery codes in a safe place.',
    ],
  }),
  'second-factor-off': () => ({
    subject: 'Two-step verification is off',
    opening: ['Your account no longer asks for a code when you sign in. Your recovery codes do not work any more.'],
  }),
  'second-factor-reset-begun': ({ moment }) => ({
    subject: 'Two-step verification will be turned off',
    opening: [
      'Someone who knows your password cannot use the codes of your account, and wants to turn off two-step verification.',
      `On ${moment} we will e-mail you a code for that. Until then, nothing changes.`,
      'To stop this, use the link below, or open your profile on a device where you are signed in.',
    ],
  }),
  'second-factor-reset-halfway': ({ moment }) => ({
    subject: 'Reminder: two-step verification will be turned off',
    opening: [
      `On ${moment} we will e-mail you a code that turns off two-step verification for your account.`,
      'To stop this, use the link below, or open your profile on a device where you are signed in.',
    ],
  }),
  'second-factor-reset-code': ({ days }) => ({
    subject: 'Your code to turn off two-step verification',
    opening: [
      'The waiting period is over. Sign in with your password, choose “Use a recovery code instead”, and enter this code.',
      `It signs you in once and turns off two-step verification. It is valid for ${days} days.`,
    ],
  }),
  'second-factor-reset-cancelled': () => ({
    subject: 'Two-step verification stays on',
    opening: [
      'The request to turn off two-step verification was cancelled on a device that is signed in to your account.',
    ],
  }),
  'recovery-code-used': ({ left }) => ({
    subject: 'A recovery code was used',
    opening: [
      'A recovery code has just been used to sign in to your account.',
      `Recovery codes left: ${left}. You can create new ones on your profile.`,
    ],
  }),
  'recovery-codes-renewed': () => ({
    subject: 'Your recovery codes are new',
    opening: ['New recovery codes have just been created for your account. The old ones do not work any more.'],
  }),
  'new-device': ({ moment, browser, country }) => ({
    subject: 'New sign-in to your account',
    opening: [
      'Your account was signed in to from a browser that we have not seen before.',
      ...facts(['Time', moment], ['Browser', browser], ['Country', country]),
    ],
  }),
  'confirm-email-change': ({ minutes }) => ({
    subject: 'Confirm your new e-mail address',
    opening: [
      'You entered this address in your profile.',
      `Until you confirm it, your current address stays. The link works for ${minutes} minutes, and asks you to sign in where you are not.`,
    ],
    action: 'Use this address',
    closing: ['If it wasn’t you, ignore this e-mail.'],
  }),
  'account-deletion': ({ day }) => ({
    subject: 'Your account will be deleted',
    opening: [
      'You asked us to delete your account, and all other devices were signed out.',
      `Until ${day} everything stays as it is. Then the account goes, with your profile, saved articles, ratings and subscriptions.`,
    ],
    action: 'Keep my account',
  }),
  'account-deleted': () => ({
    subject: 'Your account is deleted',
    opening: ['As you asked, your account and everything in it is gone. This is our last mail to you.'],
    closing: ['You may register again at any time; we shall begin with nothing.'],
  }),
  'contact-code': ({ minutes }) => ({
    subject: 'Your code for the contact form',
    opening: [`Type this code into the form to send your message. It is valid for ${minutes} minutes.`],
    closing: ['If you didn’t write to us, ignore this e-mail. Nothing is sent without the code.'],
  }),
  'contact-message': ({ from, address, subject, lines }) => ({
    subject: `Message from the website: ${subject}`,
    opening: [`${from} (${address}) writes:`, ...lines],
    closing: ['Answer to the address above; this mail itself comes from the website.'],
  }),
  'confirm-subscription': ({ titles }) => ({
    subject: 'Confirm your subscription',
    opening: ['Open the link to receive:', ...titles.map((title) => `• ${title}`)],
    action: 'Confirm subscription',
    closing: ['You requested this on our site. If it wasn’t you, ignore this e-mail: nothing changes.'],
  }),
  subscribed: ({ titles }) => ({
    subject: 'Your subscriptions',
    opening: ['Thank you. From the next issue on you will receive:', ...titles.map((title) => `• ${title}`)],
    action: 'Unsubscribe',
    closing: ['You subscribed on our site. If this wasn’t you, use the link above to unsubscribe.'],
  }),
  'job-alert': ({ title, count, jobs }) => ({
    subject: count === 1 ? '1 new position' : `${count} new positions`,
    opening: [title, ...jobs.map((job) => `• ${job}`)],
    action: count > jobs.length ? `See all ${count} positions` : 'See the positions',
    closing: ['You receive this e-mail because you created this alert on our site.'],
  }),
};
