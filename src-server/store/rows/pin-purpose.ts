/**
 * What a PIN is good for. password: to set a new one. sign-in: instead of one. phone, email: to show that a signed-in
 * patron's new phone or e-mail is theirs. own-data: to have a copy of one's data, or an end to it. owner: to change the account from a
 * session that was proved too long ago.
 */
export type PinPurpose = 'password' | 'sign-in' | 'phone' | 'email' | 'own-data' | 'owner'
