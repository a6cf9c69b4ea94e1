/** What a PIN is good for. */
export type PinPurpose = 'password'
