import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { expect } from 'chai'
import { aStorefront, visit } from '../../builders/storefront-builder.ts'

const { shop } = JSON.parse(readFileSync('dist/assets-manifest.json', 'utf8'))

describe('files of the storefront', () => {
  it('keeps assets for ever, compressed, under their own type', async () => {
    const { headers, rawPayload } = await visit(await aStorefront(), shop.en.script, { 'accept-encoding': 'br' })
    expect(headers['cache-control']).to.equal('public, max-age=31536000, immutable')
    expect(headers['content-encoding']).to.equal('br')
    expect(headers['content-type']).to.contain('text/javascript')
    expect(brotliDecompressSync(rawPayload).length).to.be.above(1000)
  })

  it('gives nothing that is not its own', async () => {
    const app = await aStorefront()
    for (const path of [
      '/assets/..%2fassets-manifest.json',
      '/assets/none.js',
      '/images/..%2f..%2f..%2fmenu.json',
      '/assets/.env',
    ]) {
      expect([path, (await visit(app, path)).statusCode]).to.deep.equal([path, 404])
    }
  })

  it('answers robots and the favicon', async () => {
    const app = await aStorefront()
    expect((await visit(app, '/robots.txt')).body).to.contain('Disallow: /checkout')
    expect((await visit(app, '/favicon.ico')).headers.location).to.equal('/images/favicon-32.png')
  })
})
