/** ACCT-58. Each has a row in `src/social/browser.ts` and `src/social/server.ts`. */
export const socialPlatforms = ['apple', 'facebook', 'google'] as const

export type SocialPlatform = (typeof socialPlatforms)[number]
