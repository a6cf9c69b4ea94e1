import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from 'chai'

describe('npm start where nothing can be built', () => {
  let folder: string
  /** As after `npm ci` with NODE_ENV=production: no build tools. */
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'unbuilt-'))
    mkdirSync(join(folder, 'src'))
    writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
    writeFileSync(join(folder, 'src', 'main.ts'), '')
    for (const file of [
      'scripts/start.mjs',
      'scripts/build-when-stale.mjs',
      'scripts/build/brands-folder.mjs',
      'esbuild.config.mjs',
    ])
      cpSync(file, join(folder, file))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const start = () =>
    spawnSync(process.execPath, ['scripts/start.mjs'], {
      cwd: folder,
      env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production' },
      encoding: 'utf8',
    })

  it('SHELL-46 says in one line that there is no build, and both ways to one', () => {
    const { status, stderr } = start()
    expect(status).to.equal(1)
    expect(stderr.trim().split('\n')).to.have.length(1)
    expect(stderr)
      .to.include('there is no build in dist')
      .and.to.include('npm ci --include=dev')
      .and.to.include('docs/howto/production.md')
  })

  it('SHELL-46 runs the build that was brought along, whatever the hours of its files', () => {
    mkdirSync(join(folder, 'dist', 'server'), { recursive: true })
    const main = join(folder, 'dist', 'server', 'main.js')
    writeFileSync(main, "process.stdout.write('running')")
    utimesSync(main, 1, 1)
    expect(start()).to.include({ status: 0, stdout: 'running' })
  })
})
