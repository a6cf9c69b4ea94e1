import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { brandFolder } from '../../../src/brand/brand-folder.ts'
import { loadWellKnown } from '../../../src/brand/well-known.ts'
import { hostRedirect } from '../../../src/server/host-redirect.ts'
import { aLocation } from '../../builders/location-builder.ts'
import { aStorefront, visit } from '../../builders/storefront-builder.ts'

const files = new Map([
  ['apple-developer-merchantid-domain-association', '7B227073'],
  ['assetlinks.json', '[]'],
  ['security.txt', 'Contact: mailto:security@noodle.example\nExpires: 2027-06-30T00:00:00Z\n'],
])
const redirects = hostRedirect([{ hosts: ['noodle.example'] }, { hosts: ['www.soup.example'] }])

describe('the well-known files of a brand', () => {
  it("PAY-12 serves each file with its type, under every spelling of the brand's host", async () => {
    const app = await aStorefront({ served: { wellKnown: files }, needs: { hostRedirect: redirects } })
    for (const [name, type] of [
      ['apple-developer-merchantid-domain-association', 'text/plain; charset=utf-8'],
      ['assetlinks.json', 'application/json; charset=utf-8'],
      ['security.txt', 'text/plain; charset=utf-8'],
    ] as const) {
      for (const host of ['noodle.example', 'www.noodle.example', 'noodle.example.']) {
        const answer = await visit(app, `/.well-known/${name}`, { host })
        expect([answer.statusCode, answer.headers['content-type'], answer.body], `${host} ${name}`).to.deep.equal([
          200,
          type,
          files.get(name),
        ])
        expect(answer.headers['cache-control']).to.equal('public, max-age=3600')
      }
    }
    const { headers } = await visit(app, '/.well-known/security.txt')
    const again = await visit(app, '/.well-known/security.txt', { 'if-none-match': String(headers.etag) })
    expect([again.statusCode, again.body]).to.deep.equal([304, ''])
  })

  it('answers 404 to other names, other hosts and paths out of the folder', async () => {
    const app = await aStorefront({ served: { wellKnown: files }, needs: { hostRedirect: redirects } })
    const statusOf = async (path: string, host = 'noodle.example') => (await visit(app, path, { host })).statusCode
    expect(await statusOf('/.well-known/apple-app-site-association')).to.equal(404)
    expect(await statusOf('/.well-known/..%2fbrand.json')).to.equal(404)
    expect(await statusOf('/.well-known/constructor')).to.equal(404)
    expect(await statusOf('/.well-known/security.txt', 'foreign.example')).to.equal(404)
  })

  describe('in the folder', () => {
    let folder = ''
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'tureen-well-known-'))
      mkdirSync(join(folder, 'well-known'))
    })
    afterEach(() => rmSync(folder, { recursive: true, force: true }))
    const faultOf = (name: string, text: string): string => {
      writeFileSync(join(folder, 'well-known', name), text)
      try {
        loadWellKnown(brandFolder(folder))
        return ''
      } catch (reason) {
        return reason instanceof Error ? reason.message.replace(`${folder}/`, '') : String(reason)
      }
    }

    it('SHELL-12 rejects names that are not served and files that their readers reject', () => {
      expect(faultOf('apple-app-site-association', '{"applinks":{}}')).to.equal('')
      expect(faultOf('security.txt', 'Contact: mailto:a@b.example\nExpires: 2027-01-01T00:00:00Z\n')).to.equal('')
      expect(faultOf('security.txt', 'Expires: 2027-01-01T00:00:00Z\n')).to.match(
        /^well-known\/security.txt is broken: it has no Contact/,
      )
      expect(faultOf('security.txt', 'Contact: mailto:a@b.example\n')).to.match(/it needs one Expires/)
      rmSync(join(folder, 'well-known', 'security.txt'))
      expect(faultOf('assetlinks.json', '[')).to.equal('well-known/assetlinks.json is broken: it is not JSON')
      rmSync(join(folder, 'well-known', 'assetlinks.json'))
      expect(faultOf('asset-links.json', '[]')).to.match(/asset-links.json is broken: no such file is served, only/)
    })
  })
})

describe("redirects to a brand's own addresses", () => {
  it('knows the spellings of its hosts, and no other host', () => {
    const spellings = ['www.noodle.example', 'noodle.example.', 'WWW.noodle.example.', 'soup.example', 'soup.example.']
    expect(spellings.map((host) => redirects(host))).to.deep.equal([
      'noodle.example',
      'noodle.example',
      'noodle.example',
      'www.soup.example',
      'www.soup.example',
    ])
    const others = ['noodle.example', 'www.soup.example', 'evil.example', 'www.evil.example', 'www.', '.', '']
    expect(others.map((host) => redirects(host))).to.deep.equal(others.map(() => undefined))
  })

  it('LOC-04 sends another spelling of the host on, with path, query and port', async () => {
    const app = await aStorefront({ needs: { hostRedirect: redirects } })
    const to = async (url: string, host: string) => {
      const { statusCode, headers } = await visit(app, url, { host })
      return [statusCode, headers.location]
    }
    expect(await to('/location/midtown/pickup?table=4&x=%2f', 'www.noodle.example')).to.deep.equal([
      308,
      'http://noodle.example/location/midtown/pickup?table=4&x=%2f',
    ])
    expect(await to('/', 'noodle.example.:3000')).to.deep.equal([308, 'http://noodle.example:3000/'])
    expect(await to('//evil.example/', 'www.noodle.example')).to.deep.equal([
      308,
      'http://noodle.example//evil.example/',
    ])
    expect((await to('/', 'www.evil.example'))[0]).to.equal(404)
  })

  it('LOC-04 sends a link with a former slug on to the current one, with the rest of the link', async () => {
    const app = await aStorefront({ locations: [{ ...aLocation(), slug: 'midtown', formerSlugs: ['docks'] }] })
    const to = async (url: string) => {
      const { statusCode, headers } = await visit(app, url)
      return [statusCode, headers.location]
    }
    expect(await to('/location/docks/dine-in?table=12')).to.deep.equal([308, '/location/midtown/dine-in?table=12'])
    expect(await to('/location/docks')).to.deep.equal([308, '/location/midtown'])
    expect((await to('/location/midtown'))[0]).to.equal(200)
    expect((await to('/location/nowhere'))[0]).to.equal(404)
  })
})
