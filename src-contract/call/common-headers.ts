/** The announced version (SHELL-42). */
export const appVersion = '2.51.5'

/** In the base URL (API-01). */
export const apiBase = '/v1'

/** API-05 to API-07; case-insensitive. */
export const headerNames = {
  brand: 'Client',
  os: 'OS',
  session: 'SessionId',
  version: 'Version',
  platform: 'platform',
  location: 'locationId',
  authorization: 'authorization',
  /** Our addition to placing; without it a browser sends its own. */
  language: 'Accept-Language',
} as const

/** When placing, from the followed link (API-08). */
export const attributionHeaderNames = ['advertisingId', 'deviceId'] as const

/** Our addition to sign-in. It names no account and grants nothing. */
export const deviceCookie = 'known_device'
