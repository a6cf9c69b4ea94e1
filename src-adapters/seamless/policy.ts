const sites = ['https://*.cardconnect.com'] as const

/** No vendor script runs on our page. A frame does not report that it was blocked, so we also fetch its site. */
export const seamlessPolicy = { scripts: [], frames: sites, connects: sites }
