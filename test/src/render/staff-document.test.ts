import { expect } from 'chai'
import { aSink } from '../../builders/sink-builder.ts'
import { aStorefront, visit } from '../../builders/storefront-builder.ts'

const tagged = { analytics: { tag_manager: aSink('GTM-ABC123') } }

describe('The staff document', () => {
  it('is private, out of search engines, and runs no script but its own', async () => {
    const { statusCode, headers, payload } = await visit(await aStorefront(), '/staff')
    expect(statusCode).to.equal(200)
    expect(headers['cache-control']).to.equal('private, no-store')
    expect(headers['referrer-policy']).to.equal('no-referrer')
    expect(payload).to.include('<meta name="robots" content="noindex">')
    const policy = String(headers['content-security-policy'])
    expect(policy).to.match(/script-src 'self';/)
    expect(policy).to.match(/connect-src 'self';/)
    expect(policy).to.include("frame-src 'none'")
    expect(policy).to.include("trusted-types 'none'")
  })

  it('follows the light or dark scheme of the device, whatever the shop does', async () => {
    const { payload } = await visit(await aStorefront(), '/staff')
    expect(payload).to.include('prefers-color-scheme:dark')
  })

  it('speaks the language that is asked for', async () => {
    const { payload } = await visit(await aStorefront(), '/staff?lang=es')
    expect(payload).to.include('<html lang="es"').and.to.include('Personal · Noodle House')
  })

  it('does not exist in front of another back end', async () => {
    const app = await aStorefront({ needs: { apiBase: 'https://orders.example/v1' } })
    expect((await visit(app, '/staff')).statusCode).to.equal(404)
  })

  it('carries nothing of the shop’s analytics', async () => {
    const { payload } = await visit(await aStorefront({ brand: tagged }), '/staff')
    expect(payload).to.not.include('GTM-ABC123')
  })

  it('exists only on the hosts that serve staff', async () => {
    const apart = await aStorefront({ needs: { servesStaff: (_, host) => host === 'staff.example' } })
    expect((await visit(apart, '/staff')).statusCode).to.equal(404)
    const here = await aStorefront({ needs: { servesStaff: ({ brand }, host) => `${brand.id} ${host}` !== '' } })
    expect((await visit(here, '/staff')).statusCode).to.equal(200)
  })

  it('is all that the host of staff has, besides pictures and assets', async () => {
    const app = await aStorefront({ brand: tagged, needs: { isForStaffAlone: (host) => host === 'noodle.example' } })
    const statusOf = async (url: string) => (await visit(app, url)).statusCode
    for (const path of ['/location/red-hook', '/checkout/x', '/order/x', '/profile', '/theme', '/staffed', '/impact'])
      expect(await statusOf(path), path).to.equal(404)
    expect(await statusOf('/staff')).to.equal(200)
    expect(await statusOf('/robots.txt')).to.equal(200)
    const { statusCode, headers } = await visit(app, '/')
    expect([statusCode, headers['location']]).to.deep.equal([302, '/staff'])
  })
})
