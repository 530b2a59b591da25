import { defineMessages } from '../../core';

export const messages = defineMessages('captcha', {
  blocked:
    'The security check by {provider} could not load. An ad blocker, a privacy setting or the network may be in its way. Allow {provider} for this page or use another network, then load it again. What you typed is kept.',
  retry: 'Load the security check again',
  missing: 'The security check is missing. Load it again, then send the form.',
  loaded: 'The security check is ready',
  unsolved: 'The security check was not completed. Send the form again to repeat it.',
  expired: 'The security check has expired. Send the form again to repeat it.',
  insecure: 'The security check needs a secure connection. Open this page with https:// and try again.',
});
