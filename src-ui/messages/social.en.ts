export const social = {
  or: 'or',
  ways: 'Other ways to log in',
  by: {
    apple: 'Continue with Apple',
    facebook: 'Continue with Facebook',
    google: 'Continue with Google',
  },
  arriving: 'Logging you in…',
  /** Required text (ACCT-50). */
  googleCancelled: 'Google sign-in was canceled by Guest',
  googleDenied: 'Google sign-in was denied',
  googleFailed: 'Sorry, something went wrong with Google sign-in.',
  facebookDenied: 'Facebook sign-in was canceled',
  facebookFailed: 'Sorry, something went wrong with Facebook sign-in.',
  notLoggedIn: 'We couldn’t log you in. Please try again.',
  signUpLead: 'One more step: tell us who’s ordering.',
  /** Read-only e-mail (ACCT-29). */
  emailKnown: 'From the account you log in with',
}
