import type { VendorScript } from '../../src-domain/payment/payment-processor.ts'

/** https://developers.google.com/identity/oauth2/web/guides/load-3p-authorization-library */
export const googleJs = 'https://accounts.google.com/gsi/client'

export const googleScripts: readonly VendorScript[] = [
  { address: googleJs, vendor: 'Google', why: 'Google Identity Services: the sign-in window' },
]

/** https://developer.apple.com/documentation/signinwithapple/configuring-your-webpage-for-sign-in-with-apple */
export const appleJs = 'https://appleid.cdn-apple.com/appleauth/static/jsapi/appleid/1/en_US/appleid.auth.js'

export const appleScripts: readonly VendorScript[] = [
  { address: appleJs, vendor: 'Apple', why: 'Sign in with Apple JS: the sign-in window' },
]
