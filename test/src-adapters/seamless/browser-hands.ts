import type { Page } from '@playwright/test'
import { seamlessPolicy } from '../../../src-adapters/seamless/policy.ts'
import type { CardField } from '../../../src-domain/payment/payment-problem.ts'
import type { BrowserHands } from '../../contracts/browser/browser-hands.ts'
import { serveSeamless } from '../../vendors/seamless/browser/serve-seamless.ts'

const inFrame: Readonly<Partial<Record<CardField, string>>> = { number: '#ccnumfield', cvc: '#cccvvfield' }

export const browserHands: BrowserHands = {
  page: 'test/src-adapters/seamless/kit-page.ts',
  policy: seamlessPolicy,
  credentials: { publicKey: 'fts' },
  badCredentials: { publicKey: 'evil.example/' },
  serve: async (context) => {
    await serveSeamless(context)
    return {}
  },
  type: typeInto,
  goodCard: { number: '4788 2500 0012 1443', cvc: '987', holderName: 'Jo March', expiry: '08/40' },
  badValues: {
    number: ['4788 2500 0012 1444', 'invalid'],
    cvc: ['12', 'invalid'],
    holderName: ['', 'missing'],
    expiry: ['13/40', 'invalid'],
  },
  besideFrame: ['holderName', 'expiry'],
}

async function typeInto(page: Page, field: CardField, text: string): Promise<void> {
  const selector = inFrame[field]
  if (selector === undefined) {
    const input = page.locator(`[data-card-form] [data-field="${field}"] input`)
    await input.fill(text)
    return input.blur()
  }
  const input = page.frameLocator('[data-card-form] iframe').locator(selector)
  if ((await input.inputValue()) === text) return
  // A frame with a token clears itself on further typing. On a busy machine the browser may also type into the page
  // before the frame has the focus.
  for (let tries = 0; tries < 5; tries += 1) {
    await input.fill(text)
    if ((await input.inputValue()) === text) break
  }
  await input.blur()
}
