import type { Service } from './service.ts'

/** Gets no events (ANA-15). */
export const marketingMessages: Service = {
  script: ({ id, origin = 'https://cdn.attn.tv' }) => `${origin}/${id}/dtag.js`,
  isThere: (page) => Reflect.has(page, '__attentive'),
  tell: () => {},
}
