import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect } from 'chai'
import { buildWhenStale } from '../../scripts/build-when-stale.mjs'
import { freePort } from '../builders/own-process.ts'

const parts = [
  ...['src', 'src-domain', 'src-contract', 'src-adapters', 'src-ui', 'src-server', 'scripts', 'brands'],
  ...['package.json', 'package-lock.json', 'css-modules.d.ts', 'tsconfig.json', 'tsconfig.base.json'],
]

describe('npm run dev', function () {
  this.timeout(300_000)
  let checkout: string
  let port: number
  let dev: ChildProcess
  let said = ''

  before(async () => {
    buildWhenStale()
    checkout = mkdtempSync(join(tmpdir(), 'tureen-dev-'))
    for (const part of parts) cpSync(part, join(checkout, part), { recursive: true })
    // A cache of its own, since the checkout's holds another build.
    mkdirSync(join(checkout, 'node_modules'))
    symlinkSync(resolve('node_modules/.bin'), join(checkout, 'node_modules/.bin'))
    mkdirSync(join(checkout, 'dist'))
    for (const made of ['brands', 'empty-database.tar.gz', 'empty-database.tar.gz.version'])
      cpSync(join('dist', made), join(checkout, 'dist', made), { recursive: true })
    linkPackages()
    port = await freePort()
    dev = spawn(process.execPath, ['scripts/dev/main.mjs'], {
      cwd: checkout,
      env: { PATH: process.env['PATH'] ?? '', PORT: `${port}`, BRAND: 'ember', LOG_LEVEL: 'info' },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    for (const stream of [dev.stdout, dev.stderr])
      stream?.on('data', (chunk) => {
        said += String(chunk)
      })
    await notice(1)
  })
  after(async () => {
    const gone = new Promise((done) => dev.once('exit', done))
    dev.kill('SIGTERM')
    await gone
    rmSync(checkout, { recursive: true, force: true })
  })

  const linkPackages = () => {
    const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    for (const name of [...Object.keys(dependencies), ...Object.keys(devDependencies)]) {
      const [scope, inner] = name.split('/')
      if (inner !== undefined) mkdirSync(join(checkout, 'node_modules', scope ?? ''), { recursive: true })
      symlinkSync(resolve('node_modules', name), join(checkout, 'node_modules', name))
    }
  }
  const count = (text: RegExp) => said.match(text)?.length ?? 0
  const until = async (isSo: () => boolean | Promise<boolean>): Promise<void> => {
    for (const limit = Date.now() + 120_000; Date.now() < limit; ) {
      if (dev.exitCode !== null) throw new Error(said)
      if (await isSo()) return
      await new Promise((done) => setTimeout(done, 25))
    }
    throw new Error(said)
  }
  const notice = (times: number) => until(() => count(/is new after/g) >= times)
  const home = async () => (await fetch(`http://localhost:${port}/`)).text()
  const edit = (file: string, from: string, to: string) => {
    const path = join(checkout, file)
    const text = readFileSync(path, 'utf8')
    expect(text).to.contain(from)
    writeFileSync(path, text.replace(from, to))
  }

  it('SHELL-46 shows the shop and answers calls on the port that was asked for, on this machine alone', async () => {
    expect(await home())
      .to.include('Ember')
      .and.to.include('/__dev/reload.js')
    const brand = await fetch(`http://localhost:${port}/v1/brand`, { headers: { Client: 'ember' } })
    expect([brand.status, Object(await brand.json())['id']]).to.deep.equal([200, 'ember'])
    const elsewhere = Object.values(networkInterfaces())
      .flatMap((some) => some ?? [])
      .filter(({ internal, family }) => !internal && family === 'IPv4')
    for (const { address } of elsewhere) {
      const answer = await fetch(`http://${address}:${port}/`).catch(() => 'nobody')
      expect(answer, address).to.equal('nobody')
    }
  })

  it('SHELL-46 shows an edited component without starting the order server anew, and keeps the last good page when a build fails', async () => {
    const before = count(/is new after/g)
    edit('src-ui/shell/wordmark.tsx', '<span className=', '<span data-edited="yes" className=')
    await notice(before + 1)
    expect(await home()).to.include('data-edited="yes"')
    // The page renderer does not log its start.
    expect(count(/Server listening/g)).to.equal(1)
    edit('src-ui/shell/wordmark.tsx', '<span data-edited', '<span <')
    await until(() => count(/the build failed/g) > 0)
    expect(said).to.include('wordmark.tsx')
    expect(await home()).to.include('data-edited="yes"')
    edit('src-ui/shell/wordmark.tsx', '<span <', '<span data-edited')
    await notice(before + 2)
    // `npm start` must not find a production build.
    expect(existsSync(join(checkout, 'dist/server'))).to.equal(false)
  })
})
