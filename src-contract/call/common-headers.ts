/** The version this storefront announces (SHELL-42). */
export const appVersion = '2.51.5'

/** The version segment of the API's base address (API-01). */
export const apiBase = '/v1'

/** API-05 to API-07 by their names on the wire; a server reads header names in any case. */
export const headerNames = {
  brand: 'Client',
  os: 'OS',
  session: 'SessionId',
  version: 'Version',
  platform: 'platform',
  location: 'locationId',
  authorization: 'authorization',
  /** Our addition to a placing call: the language that the customer reads. A browser sends its own where we do not. */
  language: 'Accept-Language',
} as const

/** Of a placing call (API-08), where the link that led here said them. */
export const attributionHeaderNames = ['advertisingId', 'deviceId'] as const

/** Our addition to signing in: what a device is known by. It names no account, and is good for nothing by itself. */
export const deviceCookie = 'known_device'
