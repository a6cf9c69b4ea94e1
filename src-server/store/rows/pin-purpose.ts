/**
 * What a PIN is good for. password: to set a new one. sign-in: instead of one. phone, email: to show that a signed-in
 * patron's new phone or e-mail is theirs. own-data: to have a copy of one's data, or an end to it.
 */
export type PinPurpose = 'password' | 'sign-in' | 'phone' | 'email' | 'own-data'
