/** The version that the shop announces (SHELL-42). */
export const appVersion = '2.51.5'

/** Version segment of the base URL (API-01). */
export const apiBase = '/v1'

/** API-05 to API-07; names are case-insensitive. */
export const headerNames = {
  brand: 'Client',
  os: 'OS',
  session: 'SessionId',
  version: 'Version',
  platform: 'platform',
  location: 'locationId',
  authorization: 'authorization',
  /** Our addition to placing. By default a browser sends the languages of its settings. */
  language: 'Accept-Language',
} as const

/** Sent when placing; values of the followed link (API-08). */
export const attributionHeaderNames = ['advertisingId', 'deviceId'] as const

/** Our addition to sign-in. The cookie names no account and grants nothing. */
export const deviceCookie = 'known_device'
