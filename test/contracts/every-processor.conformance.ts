import { expect } from 'chai'
import { processorNames } from '../../src/processors/names.ts'
import { conformance as authorize } from '../src-adapters/authorize/conformance.ts'
import { conformance as authorizeHosted } from '../src-adapters/authorize/hosted-conformance.ts'
import { conformance as sandbox } from '../src-adapters/sandbox/conformance.ts'
import { conformance as seamless } from '../src-adapters/seamless/conformance.ts'
import { conformance as square } from '../src-adapters/square/conformance.ts'
import { stripeHands } from '../src-adapters/stripe/browser-hands.ts'
import { conformance as stripe } from '../src-adapters/stripe/conformance.ts'
import { type Conformance, conformanceSuite } from './conformance.ts'
import { paymentInBrowserContract } from './payment-in-browser.ts'

const all: Readonly<Record<string, Conformance>> = { sandbox, stripe, authorize, seamless, square }

describe('the kit', () => {
  it('PAY-01 has hands for every processor that a brand may pay through', () => {
    expect(Object.keys(all)).to.have.members([...processorNames])
  })
})

for (const [vendor, conformance] of Object.entries(all)) conformanceSuite(vendor, conformance)

// Second form of a processor; same gateway.
paymentInBrowserContract('authorize, hosted', authorizeHosted.browser, authorizeHosted.gateway, () => undefined)

// The browser side of Connect: no call may miss the account.
paymentInBrowserContract('stripe, connected account', stripeHands('acct_noodles'), stripe.gateway, () => undefined)
