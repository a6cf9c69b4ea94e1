/** SHELL-42. */
export const appVersion = '2.51.5'

/** API-01. */
export const apiBase = '/v1'

/** API-05 to API-07; servers read names case-insensitively. */
export const headerNames = {
  brand: 'Client',
  os: 'OS',
  session: 'SessionId',
  version: 'Version',
  platform: 'platform',
  location: 'locationId',
  authorization: 'authorization',
  /** Our addition to placing. Without it a browser sends its own. */
  language: 'Accept-Language',
} as const

/** API-08, if the followed link contained them. */
export const attributionHeaderNames = ['advertisingId', 'deviceId'] as const

/** Our addition to sign-in. It names no account and grants nothing by itself. */
export const deviceCookie = 'known_device'
