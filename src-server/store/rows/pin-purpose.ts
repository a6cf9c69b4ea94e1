/** own-data: exporting or erasing a guest's data. owner: re-authentication. */
export type PinPurpose = 'password' | 'sign-in' | 'phone' | 'email' | 'own-data' | 'owner'
