/** What of an account was changed, so that its owner is told. */
export type AccountChange = 'email' | 'password' | 'phone'
