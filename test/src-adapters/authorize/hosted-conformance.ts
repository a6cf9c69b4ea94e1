import type { Page } from '@playwright/test'
import { authorizeHostedPolicy } from '../../../src-adapters/authorize/policy.ts'
import type { CardField } from '../../../src-domain/payment/payment-problem.ts'
import type { Conformance } from '../../contracts/conformance.ts'
import { authorizeApiUnderTest, authorizeAt } from './authorize-api.ts'
import { ofAuthorize } from './hands-of-authorize.ts'

const labels: Readonly<Partial<Record<CardField, string>>> = {
  number: 'Card Number',
  expMonth: 'Month',
  expYear: 'Year',
  cvc: 'Card Code',
  postalCode: 'Zip Code',
  street: 'Address',
}

export const conformance: Conformance = {
  browser: {
    ...ofAuthorize,
    page: 'test/src-adapters/authorize/hosted-kit-page.ts',
    policy: authorizeHostedPolicy('sandbox'),
    type: typeInto,
    // The vendor's form shows its errors itself and stays open until the card is valid.
    badValues: {},
  },
  gateway: () => authorizeApiUnderTest(),
  gatewayAt: authorizeAt,
}

async function typeInto(page: Page, field: CardField, text: string): Promise<void> {
  const form = page.frameLocator('#AcceptUIContainer iframe')
  if (field === 'number') await page.locator('[data-card-form] button').click()
  await form.getByLabel(labels[field] ?? field, { exact: true }).fill(text)
  if (field !== 'street') return
  await form.getByRole('button', { name: 'Use this card' }).click()
  await page.locator('#AcceptUIContainer.show').waitFor({ state: 'detached' })
}
