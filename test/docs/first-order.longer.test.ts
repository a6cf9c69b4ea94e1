import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'chai'
import { buildWhenStale } from '../../scripts/build-when-stale.mjs'
import { freePort, type OwnProcess, startProcess } from '../builders/own-process.ts'

const run = promisify(execFile)

describe('the commands of docs/howto/first-order.md', function () {
  this.timeout(240_000)
  let folder: string
  let server: OwnProcess
  let shop: string

  before(async () => {
    buildWhenStale()
    folder = mkdtempSync(join(tmpdir(), 'tureen-first-order-'))
    const port = await freePort()
    shop = `http://127.0.0.1:${port}`
    server = startProcess('dist/server/main.js', {
      PORT: `${port}`,
      BRAND: 'ember',
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
    })
    await server.answers(`${shop}/readyz`)
  })
  after(async () => {
    server.child.kill('SIGTERM')
    await server.ended
    rmSync(folder, { recursive: true })
  })

  it('API-13, API-59 place one order, however often they are sent', async () => {
    const page = readFileSync('docs/howto/first-order.md', 'utf8')
    const commands = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block).join('\n')
    const { stdout } = await run('sh', ['-euc', commands], { env: { ...process.env, SHOP: shop } })
    const said = stdout.trim().split('\n')
    expect(said[0]).to.match(/^Red Hook is \S{8,}$/)
    expect(said[1]).to.match(/^That makes \d+(\.\d\d?)? dollars$/)
    const [, token, again] = /\/order\/(\S+), and once: (\S+)$/.exec(said[2] ?? '') ?? []
    expect(token)
      .to.match(/^\S{16,}$/)
      .and.to.equal(again)
    expect(said.slice(3)).to.deep.equal(['Twice-baked almond croissant', 'Order Process Completed'])
  })
})
