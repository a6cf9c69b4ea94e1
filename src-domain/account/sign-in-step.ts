/** `root` asks for the email (ACCT-06). */
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

/** ACCT-05: numbers 0 to 7; any other is root. */
export function stepOf(code: number): SignInStep {
  return signInSteps[code] ?? 'root'
}
