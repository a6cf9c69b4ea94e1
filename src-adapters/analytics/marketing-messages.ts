import type { Service } from './service.ts'

/** Offers sign-up for marketing messages; gets no events (ANA-15). */
export const marketingMessages: Service = {
  script: ({ id, origin = 'https://cdn.attn.tv' }) => `${origin}/${id}/dtag.js`,
  isThere: (page) => Reflect.has(page, '__attentive'),
  tell: () => {},
}
