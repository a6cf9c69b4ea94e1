import type { Page } from '@playwright/test'
import { authorizePolicy } from '../../../src-adapters/authorize/policy.ts'
import type { CardField } from '../../../src-domain/payment/payment-problem.ts'
import type { BrowserHands } from '../../contracts/browser/browser-hands.ts'
import { ofAuthorize } from './hands-of-authorize.ts'

const isChosen: ReadonlySet<CardField> = new Set(['expMonth', 'expYear'])

export const browserHands: BrowserHands = {
  ...ofAuthorize,
  page: 'test/src-adapters/authorize/kit-page.ts',
  policy: authorizePolicy('sandbox'),
  type: typeInto,
  badValues: {
    number: ['4111111111111112', 'invalid'],
    expMonth: ['', 'missing'],
    expYear: ['', 'missing'],
    cvc: ['12', 'invalid'],
    postalCode: ['1000', 'invalid'],
    street: ['', 'missing'],
  },
  sdk: {
    global: 'Accept',
    tokenise: 'dispatchData',
    unknownAnswer: { messages: { resultCode: 'Error', message: [{ code: 'E_WC_99', text: 'Anything else.' }] } },
  },
}

async function typeInto(page: Page, field: CardField, text: string): Promise<void> {
  const control = page.locator(`[data-card-form] [data-field="${field}"]`).locator('input, select')
  if (isChosen.has(field)) await control.selectOption(text)
  else await control.fill(text)
  await control.blur()
}
