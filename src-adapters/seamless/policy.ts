const sites = ['https://*.cardconnect.com'] as const

/** A blocked frame reports nothing, so we also fetch its site. */
export const seamlessPolicy = { scripts: [], frames: sites, connects: sites }
