/** Changes of an account that its owner is notified of. */
export type AccountChange = 'email' | 'password' | 'phone'
