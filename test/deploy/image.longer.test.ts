import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from 'chai'
import { carryOut } from '../../deploy/without-docker.mjs'
import { freePort } from '../builders/own-process.ts'
import { placedInCash, statusOf } from '../faults/order-over-wire.ts'
import { withOwnDatabase } from '../faults/own-database.ts'

const { TEST_DATABASE_URL: postgres } = process.env
/** Debian's user without rights; only root may become another user. */
const nobody = 65_534
const mayChange = process.getuid?.() === 0

describe('the image, built in clean folders', function () {
  this.timeout(900_000)
  let parent = ''
  let image = ''
  let data = ''
  let made: ReturnType<typeof carryOut>

  before(() => {
    parent = mkdtempSync(join(tmpdir(), 'image-test-'))
    // Readable by the user that runs it.
    spawnSync('chmod', ['755', parent])
    image = join(parent, 'app')
    data = join(parent, 'data')
    mkdirSync(data)
    if (mayChange) chownSync(data, nobody, nobody)
    made = carryOut(process.cwd(), image)
  })
  after(() => rmSync(parent, { recursive: true, force: true }))

  it('contains the build and the production packages, and neither sources nor build tools', () => {
    expect(readdirSync(image).sort()).to.deep.equal(
      ['.npmrc', 'brands', 'dist', 'node_modules', 'package-lock.json', 'package.json'].sort(),
    )
    const { devDependencies, dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))
    const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
    const has = (name: string) => existsSync(join(image, 'node_modules', name))
    expect(Object.keys(dependencies).filter((name) => !has(name))).to.deep.equal([])
    // A production package may need one of the tools' packages, such as types.
    const tools = Object.keys(devDependencies).filter((name) => packages[`node_modules/${name}`].dev === true)
    expect(tools.length).to.be.greaterThan(20)
    expect(tools.filter(has)).to.deep.equal([])
    expect(JSON.parse(readFileSync(join(image, 'dist/sbom.cdx.json'), 'utf8')).bomFormat).to.equal('CycloneDX')
  })

  const start = (port: number, url: string): ChildProcess =>
    spawn(process.execPath, made.command.slice(1), {
      cwd: image,
      env: {
        PATH: process.env['PATH'] ?? '',
        ...made.variables,
        PORT: String(port),
        DATABASE_URL: url,
        SANDBOX_PROCESSOR: 'allow',
        // The sandbox keeps its ledger in a file; a real processor writes none.
        LEDGER_FILE: join(data, 'ledger.jsonl'),
        EMBEDDED_HUMAN_CHECK: 'allow',
        GIFT_CARD_KEY: 'g'.repeat(32),
        LOG_LEVEL: 'warn',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
      ...(mayChange ? { uid: nobody, gid: nobody } : {}),
    })
  const check = (port: number) =>
    spawnSync(process.execPath, made.check.slice(1), {
      cwd: image,
      env: { PATH: process.env['PATH'] ?? '', ...made.variables, PORT: String(port) },
    }).status

  it('takes an order as a user without rights, is found healthy, and ends by itself on SIGTERM', async function () {
    if (postgres === undefined) return this.skip()
    await withOwnDatabase(postgres, async (url) => {
      const port = await freePort()
      const server = start(port, url)
      const ended = new Promise<number | null>((resolve) => server.once('exit', resolve))
      for (let tries = 0; tries < 300 && check(port) !== 0; tries += 1) await sleep(200)
      expect(check(port)).to.equal(0)
      if (mayChange) {
        const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
        expect(/^Uid:\s+(\d+)/m.exec(status)?.[1]).to.equal(String(nobody))
      }
      const key = randomUUID()
      expect(await placedInCash(`http://127.0.0.1:${port}`, key)).to.be.within(200, 299)
      expect((await statusOf(`http://127.0.0.1:${port}`, key)).status).to.equal(200)
      server.kill('SIGTERM')
      expect(await ended).to.equal(0)
      expect(check(port)).to.equal(1)
    })
  })
})
