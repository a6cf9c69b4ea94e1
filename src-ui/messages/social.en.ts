/** Signing in by a platform. */
export const social = {
  or: 'or',
  ways: 'Other ways to log in',
  by: {
    apple: 'Continue with Apple',
    facebook: 'Continue with Facebook',
    google: 'Continue with Google',
  },
  arriving: 'You are being logged in …',
  /** The requirements’ own sentence (ACCT-50). */
  googleCancelled: 'Google sign-in was canceled by Guest',
  googleDenied: 'Google sign-in was denied',
  googleFailed: 'Sorry, something went wrong with Google sign-in.',
  facebookDenied: 'Facebook sign-in was canceled',
  facebookFailed: 'Sorry, something went wrong with Facebook sign-in.',
  notLoggedIn: 'We could not log you in. Please try again.',
  signUpLead: 'One more step: this is who your orders are for.',
  /** Of an e-mail that cannot be changed (ACCT-29). */
  emailKnown: 'As your other account has it',
}
