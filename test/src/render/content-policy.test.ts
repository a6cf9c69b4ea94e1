import { expect } from 'chai'
import { CspEvaluator } from 'csp_evaluator/dist/evaluator.js'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { type ProcessorName, processorNames } from '../../../src/processors/names.ts'
import { processorPolicyOf } from '../../../src/processors/server.ts'
import { sinkNames } from '../../../src/sinks/names.ts'
import { turnstilePolicy } from '../../../src-adapters/turnstile/policy.ts'
import type { Brand } from '../../../src-domain/brand/brand.ts'
import { aSink } from '../../builders/sink-builder.ts'
import { aStorefront, visit } from '../../builders/storefront-builder.ts'

/** Findings of high or possible high severity from Google's CSP evaluator. */
function graveIn(policy: string): readonly string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity === Severity.HIGH || severity === Severity.HIGH_MAYBE)
    .map(({ directive, value, description }) => `${directive} ${value ?? ''}: ${description}`)
}

describe('the content policy of the page that takes cards', () => {
  for (const name of processorNames)
    for (const appEnv of ['development', 'production'] as const)
      it(`PAY-49 has no grave finding with ${name} in ${appEnv}, bot check included`, async () => {
        const botCheck = { siteKey: '0x4AAA', policy: turnstilePolicy }
        const app = await aStorefront({
          needs: {
            policyOf: () => processorPolicyOf(name, appEnv === 'development' ? 'sandbox' : 'production'),
            botCheck,
            appEnv,
          },
        })
        const policy = String((await visit(app, '/checkout/current')).headers['content-security-policy'])
        for (const origin of processorPolicyOf(name, appEnv === 'development' ? 'sandbox' : 'production').scripts)
          expect(policy).to.include(origin)
        expect(policy).to.include(`require-trusted-types-for 'script'; trusted-types script-gate default`)
        expect(graveIn(policy)).to.deep.equal([])
      })

  const named: Readonly<Record<ProcessorName, string>> = {
    sandbox: `'none'`,
    seamless: `'none'`,
    stripe: 'script-gate default',
    authorize: 'script-gate default',
    square: 'script-gate default vendor-markup',
  }
  for (const name of processorNames)
    it(`PAY-49 takes no plain text that could run, and makes the policies that ${name} needs and no other`, async () => {
      const app = await aStorefront({ needs: { policyOf: () => processorPolicyOf(name, 'production') } })
      const rules = String((await visit(app, '/checkout/current')).headers['content-security-policy']).split('; ')
      expect(rules).to.include(`require-trusted-types-for 'script'`)
      expect(rules.filter((rule) => rule.startsWith('trusted-types'))).to.deep.equal([`trusted-types ${named[name]}`])
    })

  it('PAY-49 lets AcceptUI, where a brand has chosen it, into a frame and bring its styles, with no grave finding', async () => {
    const ofBrand = async (brand: object) => {
      const app = await aStorefront({
        brand: { paymentProcessor: 'authorize', ...brand },
        needs: { policyOf: processorPolicyOf, appEnv: 'production' },
      })
      return String((await visit(app, '/checkout/current')).headers['content-security-policy'])
    }
    const hosted = await ofBrand({ paymentForm: 'hosted' })
    expect(hosted).to.include('frame-src https://js.authorize.net;').and.to.include(`connect-src 'self';`)
    expect(hosted).to.include(`style-src 'self' 'unsafe-inline';`)
    expect(hosted).to.include('trusted-types script-gate default vendor-markup')
    expect(graveIn(hosted)).to.deep.equal([])
    const own = await ofBrand({})
    expect(own).to.include(`frame-src 'none'`).and.to.not.include('unsafe-inline')
  })

  it('ANA-13, ANA-14 of all that a brand tells, its fraud beacon alone is let into it, where the brand has a key for here', async () => {
    const analytics = { segment: aSink('key-1'), marketing_messages: aSink('noodle') }
    const policyOf = async (stageBeaconKey: string | undefined, appEnv: 'stage' | 'production') => {
      const fraud = { beaconKey: 'live-key', ...(stageBeaconKey === undefined ? {} : { stageBeaconKey }) }
      const app = await aStorefront({ brand: { analytics, fraud }, needs: { appEnv } })
      const { headers, body } = await visit(app, '/checkout/current')
      const policy = String(headers['content-security-policy'])
      expect(policy).to.not.match(/segment|attn/)
      return { policy, key: /"fraud_beacon":\{"id":"([\w-]+)"/.exec(body)?.[1] }
    }
    const live = await policyOf('stage-key', 'production')
    expect(live.policy).to.include('https://cdn.sift.com').and.to.include('trusted-types script-gate default')
    expect(graveIn(live.policy)).to.deep.equal([])
    const trial = await policyOf('stage-key', 'stage')
    const none = await policyOf(undefined, 'stage')
    expect([live.key, trial.key, none.key]).to.deep.equal(['live-key', 'stage-key', undefined])
    expect(none.policy).to.not.include('sift')
  })

  const dressed: Readonly<Record<string, Partial<Brand>>> = {
    'no service': {},
    'a list in the page': { analytics: { data_layer: aSink('') } },
    'every service that there is': {
      analytics: Object.fromEntries(sinkNames.map((name) => [name, aSink('7')])),
      maps: { googleKey: 'key' },
    },
  }
  for (const [what, brand] of Object.entries(dressed))
    it(`ANA-11, PAY-49 shop and order take no plain text that could run either, with ${what}`, async () => {
      const app = await aStorefront({ brand })
      for (const path of ['/', '/location/center/pickup', '/order/4f1c9b0a4f1c9b0a4f1c9b0a4f1c9b0a']) {
        const policy = String((await visit(app, path)).headers['content-security-policy'])
        expect(policy, path).to.include(`require-trusted-types-for 'script'`)
        const names = /trusted-types ([^;]+)$/.exec(policy)?.[1]
        const isAlone = what !== 'every service that there is'
        expect(names, path).to.match(isAlone ? /^'none'$/ : /^script-gate default vendor-markup/)
        if (path === '/') expect(policy.includes('https://*.attn.tv'), path).to.equal(!isAlone)
      }
    })

  it('finds what is grave', () => {
    expect(
      graveIn(`default-src 'none'; script-src 'self' 'unsafe-inline' https:; object-src 'none'; base-uri 'none'`),
    ).to.not.deep.equal([])
    expect(graveIn(`default-src 'self'; script-src 'self' https://ajax.googleapis.com`)).to.not.deep.equal([])
    expect(graveIn(`script-src 'nonce-abcdefgh12345678'`)).to.not.deep.equal([])
  })
})
