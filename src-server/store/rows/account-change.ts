export type AccountChange = 'email' | 'password' | 'phone'
