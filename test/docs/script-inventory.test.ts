import { readFileSync } from 'node:fs'
import { expect } from 'chai'
import { JSDOM } from 'jsdom'
import { loadBrands } from '../../src/brand/load-brands.ts'
import { scriptInventory } from '../../src/integrator/script-inventory.ts'
import { botCheckRows, scriptRows } from '../../src/integrator/script-rows.ts'
import { processorOf } from '../../src/processors/browser.ts'
import { processorNames } from '../../src/processors/names.ts'
import { paymentEnvironmentOf } from '../../src/processors/payment-environment.ts'
import { vendorScriptsOf } from '../../src/processors/scripts.ts'
import { processorPolicyOf } from '../../src/processors/server.ts'
import { sinkNames } from '../../src/sinks/names.ts'
import { turnstilePolicy } from '../../src-adapters/turnstile/policy.ts'
import { fraudSink } from '../../src-domain/brand/fraud.ts'
import { silentBank } from '../builders/fake-ports.ts'
import { aStorefront, visit } from '../builders/storefront-builder.ts'

const needs = {
  clock: { now: () => 0 },
  ids: { uuid: () => 'an-id' },
  send: silentBank,
  pause: { wait: () => new Promise<void>(() => undefined) },
  window: new JSDOM('').window,
  wording: { texts: {}, locale: 'en' },
}

function originOf(address: string): string {
  return address.includes('*') ? address : new URL(address).origin
}

describe('docs/script-inventory.md', () => {
  it('PAY-49 is what npm run docs:scripts writes of the brands and processors of today', () => {
    const brands = loadBrands('brands').map(({ brand }) => brand)
    expect(readFileSync('docs/script-inventory.md', 'utf8'), 'run: npm run docs:scripts').to.equal(
      scriptInventory(brands),
    )
  })

  for (const name of processorNames)
    it(`PAY-49 has each script that the form of ${name} may load, in an environment whose policy lets it in`, async () => {
      const processor = await processorOf(name, needs)
      expect(vendorScriptsOf(name)).to.deep.equal(processor?.scripts)
      const told = scriptInventory([{ id: 'bistro', name: 'Bistro', paymentProcessor: name }])
      const [, ofBrand = ''] = told.split('### Bistro')
      const [section = ''] = ofBrand.split('## By processor')
      for (const { address, allowedIn, vendor } of scriptRows(name)) {
        expect(allowedIn, address).to.not.deep.equal([])
        const line = section.split('\n').find((one) => one.includes(`\`${address}\``))
        expect(line, address).to.include(vendor).and.to.include('`payment_processor` in bistro/brand.json')
      }
    })

  for (const name of processorNames)
    for (const appEnv of ['development', 'production'] as const)
      it(`PAY-49 is all that the payment page lets in with ${name} in ${appEnv}, whatever the brand runs elsewhere`, async () => {
        const settings = { id: 'an-id', receivesPersonalData: false }
        const app = await aStorefront({
          brand: {
            paymentProcessor: name,
            analytics: Object.fromEntries(
              sinkNames.filter((sink) => sink !== fraudSink).map((sink) => [sink, settings]),
            ),
            maps: { googleKey: 'a-key' },
          },
          needs: { policyOf: processorPolicyOf, botCheck: { siteKey: '0x4AAA', policy: turnstilePolicy }, appEnv },
        })
        const policy = String((await visit(app, '/checkout/current')).headers['content-security-policy'])
        const [, allowedIn = ''] = /script-src ([^;]+)/.exec(policy) ?? []
        const others = allowedIn.split(' ').filter((one) => one !== `'self'` && !one.startsWith(`'nonce-`))
        const rows = [...scriptRows(name), ...botCheckRows()]
        const here = rows.filter((row) => row.allowedIn.includes(paymentEnvironmentOf(appEnv)))
        expect(others).to.have.members([...new Set(here.map(({ address }) => originOf(address)))])
      })
})
