/** The screens of the sign-in flow; `root` asks for the e-mail address (ACCT-06). */
export const signInSteps = [
  'password',
  'sign-up',
  'update-phone',
  'update-password',
  'pincode',
  'forgot-password',
  'update-email',
  'sign-up-confirmation',
] as const

export type SignInStep = (typeof signInSteps)[number] | 'root'

/** ACCT-05: the numbers 0 to 7 of a step payload; any other value goes to root. */
export function stepOf(code: number): SignInStep {
  return signInSteps[code] ?? 'root'
}
