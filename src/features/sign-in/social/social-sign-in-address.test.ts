import { forgetEverything } from '../../../../tests/setup/visitor';
import { socialSignInAddress } from './SocialLinks';

beforeEach(() => {
  forgetEverything();
});

test('the link to a provider says where to come back to, and names nothing else', () => {
  expect(socialSignInAddress('Lan/tern', '/insights?a=1')).toBe(
    `http://localhost/services/user/v2/auth/social/Lan%2Ftern?redirectUrl=http%3A%2F%2Flocalhost%2Finsights%3Fa%3D1&lang=en`,
  );
});
