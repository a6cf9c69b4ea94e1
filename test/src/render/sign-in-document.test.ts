import { expect } from 'chai'
import { turnstilePolicy } from '../../../src-adapters/turnstile/policy.ts'
import { aBrand } from '../../builders/brand-builder.ts'
import { aStorefront, visit } from '../../builders/storefront-builder.ts'

const { auth } = aBrand()
const all = { apple: 'example.noodles', facebook: '123', google: 'g.apps.googleusercontent.com' }
const pages = ['/sign-in', '/sign-in/facebook', '/']
const botCheck = { siteKey: '0x4AAA', policy: turnstilePolicy }

async function policyAt(path: string, social: Partial<typeof all>, more: object = {}): Promise<string> {
  const app = await aStorefront({ brand: { auth: { ...auth, social } }, needs: more })
  return String((await visit(app, path)).headers['content-security-policy'])
}

describe('where one signs in by a platform', () => {
  for (const path of pages)
    it(`ACCT-02 ${path} lets in the platforms that the brand offers, and no other`, async () => {
      const policy = await policyAt(path, all)
      expect(policy).to.match(/script-src [^;]*https:\/\/accounts\.google\.com\/gsi\/client/)
      expect(policy).to.match(/script-src [^;]*https:\/\/appleid\.cdn-apple\.com/)
      expect(policy).to.match(/style-src [^;]*https:\/\/accounts\.google\.com\/gsi\/style/)
      expect(policy).to.match(/connect-src [^;]*https:\/\/graph\.facebook\.com/)
      expect(policy, 'nothing of Facebook’s runs here').not.to.match(/script-src [^;]*facebook/)
      const one = await policyAt(path, { apple: 'example.noodles' })
      expect(one)
        .to.include('apple.com')
        .and.to.not.match(/google|facebook/)
      expect(await policyAt(path, {})).not.to.match(/google|facebook|apple/)
    })

  it('ACCT-02 the checkout and the account’s other pages let in none', async () => {
    for (const path of ['/checkout/current', '/profile', '/cards'])
      expect(await policyAt(path, all), path).not.to.match(/google|facebook|apple/)
  })

  it('G4 the page to sign in on has the bot check, as the shop has, and so have those that send a code to a phone', async () => {
    expect(await policyAt('/sign-in', all, { botCheck })).to.include('https://challenges.cloudflare.com')
    const app = await aStorefront({ needs: { botCheck } })
    expect((await visit(app, '/sign-in')).payload).to.include('0x4AAA')
    expect((await visit(app, '/sign-in')).headers['cache-control']).to.equal('private, no-store')
    expect((await visit(app, '/profile')).payload).to.include('0x4AAA')
    expect(await policyAt('/profile', all, { botCheck })).to.include('https://challenges.cloudflare.com')
  })
})
