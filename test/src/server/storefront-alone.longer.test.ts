import { type ChildProcess, spawn } from 'node:child_process'
import { cp, mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { expect } from 'chai'
import { documentedBrand } from '../../bare-back-end/documented-brand.ts'
import { type BareBackEnd, startBareBackEnd } from '../../bare-back-end/start-bare-back-end.ts'

const parts = [
  ...['src', 'src-domain', 'src-contract', 'src-adapters', 'src-ui', 'src-server', 'scripts'],
  ...['esbuild.config.mjs', 'package.json', 'package-lock.json', 'css-modules.d.ts'],
  ...['tsconfig.json', 'tsconfig.base.json'],
]

describe('A storefront without our order server', function () {
  this.timeout(300_000)
  let checkout: string
  let brands: string
  let backEnd: BareBackEnd
  const running: ChildProcess[] = []

  before(async () => {
    checkout = await mkdtemp(join(tmpdir(), 'checkout-'))
    for (const part of parts) await cp(part, join(checkout, part), { recursive: true })
    await symlink(resolve('node_modules'), join(checkout, 'node_modules'))
    backEnd = await startBareBackEnd()
  })
  afterEach(async () => {
    for (const child of running.splice(0)) child.kill('SIGTERM')
    await rm(brands, { recursive: true, force: true })
  })
  after(async () => {
    await backEnd.close()
    await rm(checkout, { recursive: true, force: true })
  })

  const start = (): Promise<{ readonly port?: string; readonly said: string }> => {
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: checkout,
      env: { PATH: process.env['PATH'] ?? '', PORT: '0', BRANDS_DIR: brands, API_URL: backEnd.origin },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    running.push(child)
    return new Promise((done) => {
      let said = ''
      const hear = (line: string) => {
        said += `${line}\n`
        const port = /Server listening at http:\/\/[^ ]+:(\d+)/.exec(line)?.[1]
        if (port !== undefined) done({ port, said })
      }
      for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', hear)
      child.once('exit', () => done({ said }))
    })
  }

  it('SHELL-46, SHELL-10 starts with a brand that has only what its page lists, builds its pictures, and shows the back end’s restaurants', async () => {
    brands = await documentedBrand()
    const { port, said } = await start()
    expect(port, said).to.match(/^\d+$/)
    const ask = (path: string) => fetch(`http://localhost:${port}${path}`)
    const page = await (await ask('/location/mill/pickup')).text()
    expect(page).to.include('Corner Kitchen').and.to.include('Copper Ladle at the Mill').and.to.include('Leek soup')
    for (const [path, type] of [
      ['/images/placeholder-640.webp', 'image/webp'],
      ['/images/placeholder-320.webp', 'image/webp'],
      ['/images/favicon.svg', 'image/svg+xml'],
      ['/images/favicon-180.png', 'image/png'],
    ]) {
      const answer = await ask(path ?? '')
      expect([path, answer.status, answer.headers.get('content-type')]).to.deep.equal([path, 200, type])
    }
    expect(backEnd.departures()).to.deep.equal([])
  })

  it('SHELL-46 another folder of brands is built from, however old it is, and its faint colours are refused', async () => {
    brands = await documentedBrand((file) => file.replace('"text": "#1d2129"', '"text": "#eeeeee"'))
    const { port, said } = await start()
    expect(port).to.equal(undefined)
    expect(said).to.include('corner/brand.json is broken at tokens.light.text: #eeeeee on background')
  })
})
