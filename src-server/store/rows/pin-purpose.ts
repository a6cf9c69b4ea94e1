/**
 * What a PIN authorises.
 * - password: setting a new password.
 * - sign-in: signing in without a password.
 * - phone, email: verifying a signed-in patron's new phone or email.
 * - own-data: exporting or erasing a guest's data.
 * - owner: changing the account when the session was proved too long ago.
 */
export type PinPurpose = 'password' | 'sign-in' | 'phone' | 'email' | 'own-data' | 'owner'
