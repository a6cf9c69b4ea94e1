import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect } from 'chai'
import fastify from 'fastify'
import { staticFiles } from '../../../src/render/static-files.ts'
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

  it('a picture that the browser has already is not sent again, and one that was changed is', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tureen-pictures-'))
    const serving = () => {
      const app = fastify()
      const send = staticFiles()
      app.get<{ Params: { name: string } }>('/:name', (request, reply) =>
        send(request, reply, { folder, name: request.params.name, isHashed: request.params.name === 'hashed.png' }),
      )
      return app
    }
    try {
      for (const name of ['soup.png', 'hashed.png']) writeFileSync(join(folder, name), 'a soup')
      const app = serving()
      const first = await app.inject('/soup.png')
      const etag = String(first.headers.etag)
      expect([first.statusCode, first.body, first.headers['cache-control']]).to.deep.equal([
        200,
        'a soup',
        'public, max-age=86400',
      ])
      expect(etag).to.match(/^"[\w-]{22}"$/)
      for (const held of [etag, `W/${etag}`, `"of before", ${etag}`]) {
        const again = await app.inject({ url: '/soup.png', headers: { 'if-none-match': held } })
        expect([held, again.statusCode, again.body, again.headers.etag, again.headers['cache-control']]).to.deep.equal([
          held,
          304,
          '',
          etag,
          'public, max-age=86400',
        ])
      }
      // Immutable files need no ETag.
      expect((await app.inject('/hashed.png')).headers).not.to.have.property('etag')
      writeFileSync(join(folder, 'soup.png'), 'another soup')
      const changed = await serving().inject({ url: '/soup.png', headers: { 'if-none-match': etag } })
      expect([changed.statusCode, changed.body]).to.deep.equal([200, 'another soup'])
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
