/**
 * What the bot check needs on a page that uses it: Cloudflare's script, which draws its frame when it has a doubt and
 * asks from inside it. Plain data.
 */
export const turnstilePolicy = {
  scripts: ['https://challenges.cloudflare.com'],
  frames: ['https://challenges.cloudflare.com'],
  connects: ['https://challenges.cloudflare.com'],
} as const
