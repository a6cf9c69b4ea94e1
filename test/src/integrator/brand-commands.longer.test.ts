import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { buildWhenStale } from '../../../scripts/build-when-stale.mjs'
import { bundle } from '../../../scripts/bundle.mjs'
import { freePort, startProcess } from '../../builders/own-process.ts'

interface Ran {
  readonly code: number | null
  readonly said: readonly string[]
  readonly complained: readonly string[]
}

function linesIn(text: string) {
  return text.split('\n').filter((line) => line !== '')
}

describe('npm run brand:new and brand:check', function () {
  this.timeout(120_000)
  let root = ''
  let programs: readonly string[] = []
  before(async () => {
    programs = await bundle(['src/integrator/brand-new.ts', 'src/integrator/brand-check.ts'], 'brand-commands')
  })
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'tureen-brands-'))
  })
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  const spawned = (program: string | undefined, args: readonly string[]) =>
    new Promise<Ran>((resolve) => {
      const env = { PATH: process.env['PATH'] ?? '', BRANDS_DIR: root }
      const child = spawn(process.execPath, [program ?? '', ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] })
      let [said, complained] = ['', '']
      child.stdout.on('data', (chunk) => {
        said += String(chunk)
      })
      child.stderr.on('data', (chunk) => {
        complained += String(chunk)
      })
      child.once('close', (code) => resolve({ code, said: linesIn(said), complained: linesIn(complained) }))
    })

  it('SHELL-12 both are programs that say what is wrong, and end with a code', async () => {
    const [brandNewProgram, brandCheckProgram] = programs
    const written = await spawned(brandNewProgram, ['corner'])
    expect([written.code, written.said[0], written.complained]).to.deep.equal([
      0,
      `${root}/corner is written. What is wrong with it, whenever you change it: npm run brand:check corner`,
      [],
    ])
    expect(await spawned(brandNewProgram, ['corner'])).to.deep.include({ code: 2, said: [] })
    const fine = { code: 0, said: ['corner: 0 errors, 0 warnings'], complained: [] }
    expect(await spawned(brandCheckProgram, ['corner'])).to.deep.equal(fine)
    writeFileSync(join(root, 'corner', 'wording.json'), '{')
    expect(await spawned(brandCheckProgram, ['corner'])).to.deep.include({ code: 1, complained: [] })
    expect(await spawned(brandCheckProgram, [])).to.deep.include({ code: 2, said: [] })
  })

  it('SHELL-46 a server starts with the brand that brand:new wrote, and shows its dish', async () => {
    buildWhenStale()
    expect((await spawned(programs[0], ['corner'])).code).to.equal(0)
    const port = await freePort()
    const shop = `http://127.0.0.1:${port}`
    const variables = {
      PORT: `${port}`,
      BRANDS_DIR: root,
      DATA_DIR: join(root, '..', `data-${port}`),
      LOG_LEVEL: 'warn',
    }
    const server = startProcess('dist/server/main.js', variables)
    try {
      await server.answers(`${shop}/readyz`)
      const page = await (await fetch(`${shop}/location/main-street/pickup`)).text()
      expect(page).to.include('Corner').and.to.include('Soup of the day').and.to.include('7.50')
    } finally {
      server.child.kill('SIGTERM')
      await server.ended
      rmSync(variables.DATA_DIR, { recursive: true, force: true })
    }
  })
})
