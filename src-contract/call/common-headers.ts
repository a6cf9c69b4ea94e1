/** The storefront's announced version (SHELL-42). */
export const appVersion = '2.51.5'

/** The version segment of the API's base URL (API-01). */
export const apiBase = '/v1'

/** API-05 to API-07; servers read header names case-insensitively. */
export const headerNames = {
  brand: 'Client',
  os: 'OS',
  session: 'SessionId',
  version: 'Version',
  platform: 'platform',
  location: 'locationId',
  authorization: 'authorization',
  /** Our addition to placing: the customer's language. Without it a browser sends its own. */
  language: 'Accept-Language',
} as const

/** Headers of placing (API-08), if the followed link contained them. */
export const attributionHeaderNames = ['advertisingId', 'deviceId'] as const

/** Our addition to sign-in: the device cookie. It names no account and grants nothing by itself. */
export const deviceCookie = 'known_device'
