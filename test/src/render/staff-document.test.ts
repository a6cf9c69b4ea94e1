import { expect } from 'chai'
import sharp from 'sharp'
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

  it('is installable, by a manifest with the brand’s name, colours and icons', async () => {
    const app = await aStorefront()
    const page = await visit(app, '/staff')
    expect(page.payload).to.include('<link rel="manifest" href="/staff/manifest.webmanifest?lang=en">')
    expect(page.headers['content-security-policy']).to.include("manifest-src 'self'")
    const { statusCode, headers, payload } = await visit(app, '/staff/manifest.webmanifest?lang=en')
    expect([statusCode, headers['content-type']]).to.deep.equal([200, 'application/manifest+json; charset=utf-8'])
    const { icons, ...rest } = JSON.parse(payload)
    expect(rest).to.deep.equal({
      ...{ id: '/staff', start_url: '/staff', scope: '/staff', display: 'standalone', lang: 'en' },
      ...{ name: 'Staff · Noodle House', short_name: 'Noodle House' },
      ...{ theme_color: '#ffffff', background_color: '#ffffff' },
    })
    expect(icons).to.deep.equal([
      { src: '/staff/icons/favicon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
      { src: '/staff/icons/favicon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
      { src: '/staff/icons/favicon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ])
  })

  it('is installed as one app in every language', async () => {
    const { payload } = await visit(await aStorefront(), '/staff/manifest.webmanifest?lang=es')
    const { id, lang, name } = JSON.parse(payload)
    expect([id, lang, name]).to.deep.equal(['/staff', 'es', 'Personal · Noodle House'])
  })

  it('has icons of the size that its manifest gives, and serves no other picture as an icon', async () => {
    const app = await aStorefront({ brand: { id: 'ember' } })
    const { icons } = JSON.parse((await visit(app, '/staff/manifest.webmanifest')).payload)
    for (const { src, sizes } of icons) {
      const { statusCode, headers, rawPayload } = await visit(app, src)
      expect([statusCode, headers['content-type']], src).to.deep.equal([200, 'image/png'])
      const { width, height } = await sharp(rawPayload).metadata()
      expect(`${width}x${height}`, src).to.equal(sizes)
    }
    for (const name of ['hero-640.webp', 'favicon-32.png', '..%2Fbrand.json'])
      expect((await visit(app, `/staff/icons/${name}`)).statusCode, name).to.equal(404)
  })

  it('has no manifest and no icons where it is not served', async () => {
    const elsewhere = await aStorefront({ needs: { apiBase: 'https://orders.example/v1' } })
    const apart = await aStorefront({ brand: { id: 'ember' }, needs: { servesStaff: () => false } })
    for (const app of [elsewhere, apart])
      for (const path of ['/staff/manifest.webmanifest', '/staff/icons/favicon-192.png'])
        expect((await visit(app, path)).statusCode, path).to.equal(404)
  })
})
