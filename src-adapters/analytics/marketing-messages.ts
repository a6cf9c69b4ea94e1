import type { Service } from './service.ts'

/** Offers sign-up for the brand's marketing messages (ANA-15). The script is loaded and gets no events. */
export const marketingMessages: Service = {
  script: ({ id, origin = 'https://cdn.attn.tv' }) => `${origin}/${id}/dtag.js`,
  isThere: (page) => Reflect.has(page, '__attentive'),
  tell: () => {},
}
