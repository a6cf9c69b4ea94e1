import { expect } from 'chai'
import { contentPolicy } from '../../../src/render/security-policy.ts'
import { turnstilePolicy } from '../../../src-adapters/turnstile/policy.ts'
import { aSink } from '../../builders/sink-builder.ts'
import { aStorefront, visit } from '../../builders/storefront-builder.ts'

function nonceIn(policy: string) {
  return /'nonce-([^']+)'/.exec(policy)?.[1]
}

describe('the pay and order documents', () => {
  it('CART-27 gives the pay document a new policy for each request, and forbids caching', async () => {
    const app = await aStorefront()
    const [one, other] = [await visit(app, '/checkout/current'), await visit(app, '/checkout/current')]
    const nonces = [one, other].map(({ headers }) => nonceIn(String(headers['content-security-policy'])))
    expect(nonces[0]).to.be.a('string').with.length.above(20)
    expect(nonces[0]).not.to.equal(nonces[1])
    expect(one.body).to.contain(`nonce="${nonces[0]}"`)
    expect(one.headers['cache-control']).to.equal('private, no-store')
    expect(one.headers['referrer-policy']).to.equal('no-referrer')
    expect(one.body).to.contain('"id":"current"')
  })

  it('lets the pay document load what its processor needs, and no other document', async () => {
    const processor = { scripts: ['https://js.pay.example'], frames: ['https://frame.pay.example'], connects: [] }
    const app = await aStorefront({ needs: { policyOf: () => processor } })
    expect((await visit(app, '/checkout/current')).headers['content-security-policy']).to.contain(
      'https://js.pay.example',
    )
    for (const url of ['/', '/cards', '/profile'])
      expect((await visit(app, url)).headers['content-security-policy'], url).not.to.contain('pay.example')
  })

  it('CARD-05, PAY-49 the page on which a card is kept has the processor, the nonce and the typed text of the pay document, and nobody else', async () => {
    const processor = { scripts: ['https://js.pay.example'], frames: ['https://frame.pay.example'], connects: [] }
    const botCheck = { siteKey: '0x4AAA', policy: turnstilePolicy }
    const fraud = { beaconKey: 'live-key', stageBeaconKey: 'stage-key' }
    const app = await aStorefront({ brand: { fraud }, needs: { policyOf: () => processor, botCheck } })
    const { headers, body } = await visit(app, '/cards/add')
    const policy = String(headers['content-security-policy'])
    expect(body)
      .to.contain(`nonce="${nonceIn(policy)}"`)
      .and.to.contain('"paymentEnvironment"')
    const rules = policy.split('; ')
    expect(rules.find((rule) => rule.startsWith('script-src'))).to.equal(
      `script-src 'self' 'nonce-${nonceIn(policy)}' https://js.pay.example`,
    )
    expect(rules).to.include('frame-src https://frame.pay.example')
    expect(rules).to.include(`require-trusted-types-for 'script'`)
    expect(headers['cache-control']).to.equal('private, no-store')
    expect((await visit(app, '/cards')).body).not.to.contain('"paymentEnvironment"')
  })

  it('PAY-08 lets the frames of its processor open a wallet in the pay document, and in no other', async () => {
    const processor = { scripts: [], frames: [], connects: [], payments: ['https://js.pay.example'] }
    const app = await aStorefront({ needs: { policyOf: () => processor } })
    const permissions = async (url: string) => (await visit(app, url)).headers['permissions-policy']
    expect(await permissions('/checkout/current')).to.contain('payment=(self "https://js.pay.example")')
    for (const url of ['/', '/order/abcdefghijklmnopqrstuv'])
      expect(await permissions(url), url).to.contain('payment=(self)')
  })

  it('GIFT-13 /card/{id} is the page of a gift card where the brand has it on, and leads home without an id', async () => {
    const routes = { ordering: true, market: false }
    const on = await aStorefront({ brand: { routes: { ...routes, giftCards: true } } })
    const off = await aStorefront({ brand: { routes: { ...routes, giftCards: false } } })
    const { statusCode, body, headers } = await visit(on, '/card/abcdefgh')
    expect([statusCode, headers['cache-control'], headers['referrer-policy']]).to.deep.equal([
      200,
      'private, no-store',
      'no-referrer',
    ])
    expect(body).to.contain('"_tag":"giftCard"').and.to.contain('"id":"abcdefgh"')
    for (const [app, url] of [
      [on, '/card'],
      [on, '/card/'],
      [off, '/card/abcdefgh'],
    ] as const)
      expect((await visit(app, url)).headers.location, url).to.equal('/')
  })

  it('G4, GIFT-03 lets the bot check into the shop and the pay document where its site key is configured, and nowhere else', async () => {
    const vendor = 'https://challenges.cloudflare.com'
    const policy = { scripts: [vendor], frames: [vendor], connects: [vendor] }
    const seen = async (app: Awaited<ReturnType<typeof aStorefront>>, url: string) => {
      const { headers, body } = await visit(app, url)
      const rules = String(headers['content-security-policy']).split('; ')
      const open = rules.filter((rule) => rule.includes(vendor)).map((rule) => rule.split(' ')[0])
      return [open, body.includes('"turnstileSiteKey":"0x4AAA"')]
    }
    const all = ['script-src', 'connect-src', 'frame-src']
    const checked = await aStorefront({ needs: { botCheck: { siteKey: '0x4AAA', policy } } })
    const unchecked = await aStorefront()
    for (const url of ['/', '/location/harbor/pickup', '/checkout/current']) {
      expect(await seen(checked, url), url).to.deep.equal([all, true])
      expect(await seen(unchecked, url), url).to.deep.equal([[], false])
    }
    expect(await seen(checked, '/order/abcdefghijklmnopqrstuv')).to.deep.equal([[], false])
  })

  it('ANA-10, ANA-11 lets a brand’s services into the pages that may tell them, never where a card is typed', async () => {
    const app = await aStorefront({
      brand: { analytics: { google_analytics: aSink('G-1'), facebook_pixel: aSink('42') } },
    })
    const policy = async (url: string) => String((await visit(app, url)).headers['content-security-policy'])
    expect(await policy('/'))
      .to.contain('https://connect.facebook.net')
      .and.to.contain('googletagmanager.com')
    // The URL is a capability, and the pixel reads URLs.
    expect(await policy('/order/abcdefghijklmnopqrstuv'))
      .to.contain('googletagmanager.com')
      .and.not.contain('facebook')
    expect(await policy('/checkout/current')).not.to.match(/google|facebook/)
    const { body } = await visit(app, '/')
    expect(body).not.to.match(/googletagmanager|connect\.facebook/)
  })

  it('PROF-01 serves the account by itself: kept by nobody, with no script of a service, a processor or the page', async () => {
    const app = await aStorefront({
      brand: { analytics: { google_analytics: aSink('G-1'), facebook_pixel: aSink('42') } },
      needs: { policyOf: () => ({ scripts: ['https://js.pay.example'], frames: [], connects: [] }) },
    })
    for (const url of ['/profile', '/cards']) {
      const { statusCode, body, headers } = await visit(app, url)
      expect([statusCode, headers['cache-control']], url).to.deep.equal([200, 'private, no-store'])
      const scripts = /script-src ([^;]*)/.exec(String(headers['content-security-policy']))?.[1]
      expect(scripts, url).to.equal("'self'")
      expect(body, url).to.contain('"_tag":"account"')
    }
  })

  it('CONF-01, API-59 serves the order page by whatever a back end gave as an id, and sends what cannot be one home', async () => {
    const app = await aStorefront()
    const { body, headers } = await visit(app, '/order/abcdefghijklmnopqrstuv')
    expect(body).to.contain('"token":"abcdefghijklmnopqrstuv"')
    expect(headers['cache-control']).to.equal('private, no-store')
    expect(headers['content-security-policy']).not.to.contain('nonce')
    for (const [path, token] of [
      ['A17', 'A17'],
      ['2026.11%2F7%20b', '2026.11/7 b'],
    ])
      expect((await visit(app, `/order/${path}`)).body).to.contain(`"token":${JSON.stringify(token)}`)
    expect((await visit(app, `/order/${'a'.repeat(129)}`)).headers.location).to.equal('/')
    expect((await visit(app, '/order/a%00b')).headers.location).to.equal('/')
  })

  it('allows another order server’s origin where one is used', () => {
    const policy = contentPolicy({
      scripts: [],
      styles: [],
      api: 'https://api.example',
      processor: { scripts: [], frames: [], connects: [] },
    })
    expect(policy).to.contain(`connect-src 'self' https://api.example`)
  })
})
