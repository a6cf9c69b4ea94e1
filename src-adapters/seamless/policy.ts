const sites = ['https://*.cardconnect.com'] as const

/**
 * The tokenizer's frame, at the site that CardPointe gave the merchant; no script of anybody's runs on our page. The site
 * is fetched from as well, because a frame does not tell that it was blocked.
 */
export const seamlessPolicy = { scripts: [], frames: sites, connects: sites }
