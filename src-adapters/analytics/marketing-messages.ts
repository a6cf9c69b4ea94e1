import type { Service } from './service.ts'

/** Offers a customer to sign up for messages of the brand (ANA-15). It is brought, and told nothing. */
export const marketingMessages: Service = {
  script: ({ id, origin = 'https://cdn.attn.tv' }) => `${origin}/${id}/dtag.js`,
  isThere: (page) => Reflect.has(page, '__attentive'),
  tell: () => {},
}
