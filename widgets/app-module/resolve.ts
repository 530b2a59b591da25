interface Application {
  readonly module: string;
  readonly props?: Readonly<Record<string, unknown>>;
}

/** Every component that the publishing system names; those without a module are for integrators to add. */
export const APPLICATIONS: Readonly<Record<string, Application | undefined>> = {
  QuizTracker: { module: 'quiz' },
  SignIn: { module: 'sign-in' },
  SiteWideSearch: { module: 'site-search', props: { variant: 'box' } },
  HomeLogin: { module: 'session-badge' },
  ContactUs: { module: 'contact-form' },
  ForgotPassword: { module: 'forgot-password' },
  ResetPassword: { module: 'reset-password' },
  Registration: { module: 'registration' },
  ForgotEmailFMNO: undefined,
  // Signed-in visitors change their password in the profile.
  ChangePassword: { module: 'edit-profile' },
  RecruiterRegistration: undefined,
  DirectorySearch: { module: 'profile-grid', props: { search: true, fromService: true } },
  JobDetails: { module: 'job-detail' },
  PostARole: undefined,
  Profile: { module: 'profile-page' },
  Candidate: undefined,
  BulkUpload: undefined,
  SearchAll: { module: 'site-search', props: { variant: 'page' } },
  JobSearch: { module: 'job-search' },
  CandidateSearch: undefined,
  PersonalSettings: { module: 'edit-profile' },
  MyPosts: undefined,
  EmailSubscriptions: { module: 'edit-subscriptions' },
  HomeBadge: { module: 'session-badge' },
  Connections: undefined,
  ManageCorporateRecruiter: undefined,
  ContentSearch: { module: 'site-search', props: { variant: 'page' } },
  UpdateInfo: { module: 'edit-profile', props: { variant: 'mq' } },
};

/** Keys of integrators’ components begin so. */
export const OWN = 'app/';

/**
 * Finds the module for a component's name. An integrator's component in `modules` of the configuration overrides ours
 * of the same name. Undefined if there is none.
 */
export function resolve(name: string, modules: Readonly<Record<string, string>>): Application | undefined {
  const added = sameName(Object.keys(modules), OWN + name);
  const exact = sameName(Object.keys(APPLICATIONS), name);
  return added ? { module: added } : exact === undefined ? undefined : APPLICATIONS[exact];
}

/** Ignores case. */
export function sameName(names: readonly string[], name: string): string | undefined {
  return names.find((candidate) => candidate.toLowerCase() === name.toLowerCase());
}
