import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'
import { type CommandRun, runCommand } from '../../../builders/run-command.ts'
import { withOwnDatabase } from '../../../faults/own-database.ts'
import { fixtureOf } from './vendor-fixture.ts'

const postgres = process.env['TEST_DATABASE_URL'] ?? ''

const settings = {
  APP_ENV: 'stage',
  SANDBOX_PROCESSOR: 'allow',
  EMBEDDED_HUMAN_CHECK: 'allow',
  GIFT_CARD_KEY: 'k'.repeat(32),
}

/** Runs the command as npm does. */
function npmRun(
  script: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>>,
): Promise<CommandRun> {
  return new Promise((resolve) => {
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const [output, errors]: [string[], string[]] = [[], []]
    child.stdout.on('data', (chunk) => output.push(String(chunk)))
    child.stderr.on('data', (chunk) => errors.push(String(chunk)))
    child.once('close', (code) => resolve({ code, output: output.join(''), errors: errors.join('') }))
  })
}

describe('npm run menu:import', function () {
  this.timeout(180_000)
  let brands = ''
  let pictures: Server | undefined
  beforeEach(() => {
    brands = join(mkdtempSync(join(tmpdir(), 'tureen-import-')), 'brands')
    cpSync('brands', brands, { recursive: true, preserveTimestamps: true })
  })
  afterEach(() => {
    pictures?.close()
    rmSync(join(brands, '..'), { recursive: true, force: true })
  })

  it('publishes the menu as the next version with --publish', async function () {
    if (postgres === '') return this.skip()
    await withOwnDatabase(postgres, async (url) => {
      const variables = { ...settings, DATABASE_URL: url, BRANDS_DIR: brands }
      expect((await runCommand('brand-publish', ['ember'], variables)).code).to.equal(0)
      const exported = await npmRun('menu:export', ['--brand', 'ember', '--to', 'csv'], variables)
      const dearer = exported.output.replace(/,(\d+)\.5,/, ',$1.95,')
      expect(dearer).not.to.equal(exported.output)
      const file = join(brands, 'menu.csv')
      writeFileSync(file, dearer)

      const args = ['--from', 'csv', file, '--brand', 'ember', '--publish']
      const published = await npmRun('menu:import', args, variables)
      expect([published.code, published.errors]).to.deep.equal([0, ''])
      expect(published.output).to.match(/^changed item \S+: price was \d+\.5, is \d+\.95$/m)
      expect(published.output).to.match(/^menu\.json items\.\S+\.price: \d+\.5 -> \d+\.95$/m)
      expect(published.output).to.include('ember: version 2 is served\n')
      const listed = await runCommand('brand-publish', ['ember', '--list'], variables)
      expect(listed.output).to.match(/^2 .* yes$/m)
    })
  })

  it('fetches pictures with --pictures, and says that a build must come before they are published', async function () {
    if (postgres === '') return this.skip()
    const picture = readFileSync('brands/ember/images/peanut-noodles-640.webp')
    pictures = createServer((_, response) => void response.end(picture))
    await new Promise<void>((resolve) => pictures?.listen(0, '127.0.0.1', resolve))
    const origin = `http://127.0.0.1:${(pictures.address() as AddressInfo).port}`
    const file = join(brands, 'toast.json')
    writeFileSync(file, readFileSync(fixtureOf('toast'), 'utf8').replaceAll('https://pictures.example', origin))
    await withOwnDatabase(postgres, async (url) => {
      const variables = { ...settings, DATABASE_URL: url, BRANDS_DIR: brands }
      const args = ['--from', 'toast', file, '--brand', 'ember', '--pictures', '--publish']
      const refused = await npmRun('menu:import', args, variables)
      const photos = readdirSync(join(brands, 'ember/photos'))
      expect(photos.map((name) => name.replace(/-[0-9a-f]{10}/, ''))).to.deep.equal(['margherita.webp', 'pizza.webp'])
      expect(refused.code).to.equal(1)
      expect(refused.output).to.match(/is newer than the built pictures: run npm run build\n/)
      expect(refused.errors).to.include('ember/menu.json is not published: npm run brand:publish -- ember publishes it')
    })
  })
})
