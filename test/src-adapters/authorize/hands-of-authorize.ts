import type { BrowserHands } from '../../contracts/browser/browser-hands.ts'
import { serveAuthorize } from '../../vendors/authorize/browser/serve-authorize.ts'

/** Shared by both forms: merchant, fake vendor, and a good card. */
export const ofAuthorize: Pick<BrowserHands, 'credentials' | 'badCredentials' | 'serve' | 'goodCard'> = {
  credentials: { publicKey: 'client-key', apiKey: 'testlogin' },
  badCredentials: { publicKey: 'another-key', apiKey: 'testlogin' },
  serve: async (context) => {
    await serveAuthorize(context)
    return {}
  },
  goodCard: {
    number: '4111111111111111',
    expMonth: '12',
    expYear: String(new Date().getFullYear() + 3),
    cvc: '987',
    postalCode: '10001',
    street: '1 Main Street',
  },
}
