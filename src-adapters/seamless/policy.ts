/** The tokenizer's frame, at the site that CardPointe gave the merchant; no script of anybody's runs on our page. */
export const seamlessPolicy = { scripts: [], frames: ['https://*.cardconnect.com'], connects: [] }
